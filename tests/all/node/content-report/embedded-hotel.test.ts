import { collectFaults } from "../../../../content-api/collect-faults";
import { siteLinks } from "../../../../content-api/links";
import { loadSite } from "../../../../content-api/load-site";
import { bookingLinkFindings } from "../../../../services/content-report/link-findings";
import { familiesOf, type Subject } from "../../../../services/content-report/subjects";
import { textFindings } from "../../../../services/content-report/texts";
import { startContentServer } from "../../../../services/content-server/server";
import { bookByPhone, reservationOf } from "../../../../model/hotel-file";
import { readHotelFile } from "../../../../toolkit/read-hotel-file";
import { LOCALES } from "../../../../shared/locales";
import { documentTitle } from "../../../../src/seo/document-title";

/** Numbers of characters that search results show without truncation. */
const TITLE = 60;
const DESCRIPTION = 155;

const hotel = readHotelFile("content/hotel.json");
const { name, propertyIds } = hotel;
let subjects: Subject[];

beforeAll(async () => {
  const server = await startContentServer({ contentDir: "content", propertyIds, port: 0 });
  const reader = collectFaults({ apiUrl: server.url, siteUrl: "https://hotel.example", propertyIds }, {});
  const { content } = await loadSite(reader);
  subjects = familiesOf(content, siteLinks(content, reader.origins)).flat();
  await server.close();
});

test.each(LOCALES)("titles and descriptions of all pages in %s fit in search results", (locale) => {
  const ours = subjects.filter((subject) => subject.locale === locale);
  expect(ours).toHaveLength(41);
  const cut = ours.flatMap(({ path, title, description }) =>
    [
      { field: "title", text: documentTitle(title, name), most: TITLE },
      { field: "description", text: description, most: DESCRIPTION },
    ]
      .filter(({ text, most }) => text.length > most)
      .map(({ field, text }) => `${path}: ${field} of ${text.length} characters: ${text}`),
  );
  expect(cut).toEqual([]);
});

test("no title or description is empty or duplicated within a language", () => {
  expect(textFindings(subjects)).toEqual([]);
});

test("no page whose guests book by phone links to the reservation site", () => {
  const booking = { url: reservationOf(hotel).url, byPhone: bookByPhone(hotel) };
  expect(booking.byPhone).toEqual(["tr"]);
  expect(bookingLinkFindings(subjects, booking)).toEqual([]);
});
