import { mixed } from "yup";
import { LOCALES } from "../../src/config/locales";
import { encodePath, homePath, splitPath } from "../../src/config/paths";
import type { Call, ContentApi } from "../content-api/call";
import { type Crawl, crawl, type PropertyIds } from "../content-api/crawl";

/** One way in which a content server's answer is not what the contract says. */
export interface Difference {
  /** The kind of call, as the contract names it. */
  call: string;
  /** The address that shows it. */
  url: string;
  /** Path in the answer, such as `contents[1].title`; empty for the answer as a whole. */
  field: string;
  message: string;
}

const NO_SUCH_PAGE = "/check-api-no-such-page";
const NO_SUCH_ROOM = "check-api-no-such-room";

/** Makes every call of the contract that only reads, and lists what differs, in the order of the calls. */
export async function findDifferences(api: ContentApi, propertyIds: PropertyIds): Promise<Difference[]> {
  const content = await crawl(api, propertyIds);
  const read = api.calls.flatMap(callDifferences);
  return [
    ...read,
    ...missingHomes(api, content, propertyIds),
    ...languageLinks(api, content, propertyIds),
    ...roomLinks(api, content, propertyIds),
    ...(await unknownAddresses(api, propertyIds)),
  ];
}

function callDifferences({ name, url, status, contentType, faults }: Call): Difference[] {
  const wrongType =
    status !== undefined && !contentType.includes("json")
      ? [{ field: "Content-Type", message: `is "${contentType}"; every answer is JSON, so application/json` }]
      : [];
  return [...faults, ...wrongType].map((fault) => ({ call: name, url, ...fault }));
}

function missingHomes(api: ContentApi, { pages }: Crawl, ids: PropertyIds): Difference[] {
  return LOCALES.filter((locale) => !pages.some(({ path }) => path === homePath(locale))).map((locale) => ({
    call: "page",
    url: pageUrl(api, ids, homePath(locale), locale),
    field: "",
    message: `there is no home page for ${locale}; a site without it has no pages in that language`,
  }));
}

function languageLinks(api: ContentApi, { pages }: Crawl, ids: PropertyIds): Difference[] {
  return pages.flatMap(({ path, locale, page }) =>
    (page.hrefLangs ?? []).flatMap((link, index) => {
      const field = `hrefLangs[${index}].url`;
      const faults = [
        !link.url.startsWith("/") && `"${link.url}" must be a site path, such as /tr/galeri`,
        splitPath(link.url).locale !== link.locale &&
          `"${link.url}" does not have the prefix of ${link.locale}`,
        /.\/$/.test(link.url) && `"${link.url}" must not end with a slash`,
      ].filter((message) => message !== false);
      return faults.map((message) => ({
        call: "page",
        url: pageUrl(api, ids, path, locale),
        field,
        message,
      }));
    }),
  );
}

function roomLinks(api: ContentApi, { rooms }: Crawl, ids: PropertyIds): Difference[] {
  const slugs = new Set(rooms.map(({ locale, room }) => `${locale} ${room.slug}`));
  return rooms.flatMap(({ locale, room }) =>
    room.hrefLangs.flatMap((link, index) =>
      slugs.has(`${link.locale} ${link.slug}`)
        ? []
        : [
            {
              call: "rooms",
              url: `${api.baseUrl}/v1/rooms?lang=${locale}&property-id=${ids.rooms}`,
              field: `hrefLangs[${index}].slug`,
              message: `the rooms in ${link.locale} have none with the slug "${link.slug}", to which "${room.slug}" leads`,
            },
          ],
    ),
  );
}

/** What does not exist must be answered with 404: it is how the site knows that a page has no translation. */
async function unknownAddresses(api: ContentApi, ids: PropertyIds): Promise<Difference[]> {
  const questions = [
    { name: "page", path: pageUrl({ baseUrl: "" }, ids, NO_SUCH_PAGE, "en") },
    { name: "room by slug", path: `/v1/rooms/${NO_SUCH_ROOM}?lang=en&property-id=${ids.rooms}` },
  ];
  const before = api.calls.length;
  await Promise.all(
    questions.map((question) => api.get({ ...question, locale: "en", schema: mixed().nullable() })),
  );
  return api.calls
    .slice(before)
    .filter(({ status }) => status !== 404)
    .map(({ name, url, status }) => ({
      call: name,
      url,
      field: "",
      message: `answered ${status ?? "nothing"}; what does not exist must be answered with 404`,
    }));
}

function pageUrl(
  { baseUrl }: { baseUrl: string },
  { pages }: PropertyIds,
  path: string,
  locale: string,
): string {
  return `${baseUrl}/v1/pages/url-lang?property-id=${pages}&url=${encodePath(path)}&lang=${locale}`;
}
