import { GERMAN_FIRST } from "../../../support/german-first";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../../services/newsletter/mailer";
import { writtenMails } from "../../../support/newsletter/mail";
import { type NewsletterServer, startNewsletter } from "../../../support/newsletter-server";
import { subscribersCommand } from "../../../support/newsletter/subscribers-command";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

let hotelFile: string;
let server: NewsletterServer;

beforeAll(async () => {
  hotelFile = join(await temporaryFolder(), "hotel.json");
  const hotel: unknown = JSON.parse(await readFile(join(GERMAN_FIRST, "hotel.json"), "utf8"));
  await writeFile(
    hotelFile,
    JSON.stringify(Object.assign({}, hotel, { enquiry: { kinds: { other: "desk@lindenhof.example" } } })),
  );
  // The command reads it, too.
  process.env.HOTEL_FILE = hotelFile;
});
beforeEach(async () => {
  server = await startNewsletter({ HOTEL_FILE: hotelFile }, GERMAN_FIRST);
});
afterEach(() => server.close());

/** Makes all rows look as if they were stored while the hotel still had Turkish. */
const wasTurkish = (table: "subscribers" | "enquiries") => server.query(`UPDATE ${table} SET locale = 'tr'`);

test("a subscriber in a language that the hotel dropped is still listed, and the links in their mail still work", async () => {
  await server.signUp({ email: "ada@example.com", terms: true, locale: "de" });
  const { links } = await server.mailTo("ada@example.com");
  const [confirm, unsubscribe] = links.map((link) => server.local(link).replace("lang=de", "lang=tr"));
  await wasTurkish("subscribers");
  const post = async (link = "") => {
    const response = await fetch(link, { method: "POST" });
    return { status: response.status, page: await response.text() };
  };
  const confirmed = await post(confirm);
  expect(confirmed.status).toBe(200);
  expect(confirmed.page).toContain('lang="tr"');
  // There is no Turkish home page any more.
  expect(confirmed.page).toContain(`href="${server.settings.siteUrl}/"`);
  const list = await subscribersCommand(server.settings, "export");
  expect(list.out).toContain("ada@example.com,tr,");
  expect((await post(unsubscribe)).status).toBe(200);
  expect(await server.rows()).toMatchObject([{ email: "ada@example.com", status: "unsubscribed" }]);
});

test("an enquiry in a dropped language is still listed", async () => {
  const body = { kind: "other", name: "Ada", email: "ada@example.com", message: "Is there a lift?" };
  const { status } = await server.enquire({ ...body, terms: true, locale: "de" });
  expect(status).toBe(204);
  await untilTrue(async () => (await writtenMails(mailFolder(server.settings.dataDir))).length === 2);
  await wasTurkish("enquiries");
  const list = await subscribersCommand(server.settings, "export", "enquiries");
  expect(list.out).toContain("Is there a lift?");
});
