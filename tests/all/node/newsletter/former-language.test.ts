import { GERMAN_FIRST } from "../../../support/german-first";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../../services/newsletter/mailer";
import { writtenMails } from "../../../support/newsletter/mail";
import { type NewsletterServer, startNewsletter } from "../../../support/newsletter-server";
import { subscribersCommand } from "../../../support/newsletter/subscribers-command";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

let server: NewsletterServer;

beforeAll(async () => {
  const hotelFile = join(await temporaryFolder(), "hotel.json");
  const hotel: object = JSON.parse(await readFile(join(GERMAN_FIRST, "hotel.json"), "utf8"));
  await writeFile(
    hotelFile,
    JSON.stringify({ ...hotel, enquiry: { kinds: { other: "desk@lindenhof.example" } } }),
  );
  // The command reads it, too.
  process.env.HOTEL_FILE = hotelFile;
  server = await startNewsletter({ HOTEL_FILE: hotelFile }, GERMAN_FIRST);
});

test("who wrote in a language that the hotel dropped is still listed, and the links in their mail still work", async () => {
  await server.signUp({ email: "ada@example.com", terms: true, locale: "de" });
  const body = { kind: "other", name: "Ada", email: "ada@example.com", message: "Is there a lift?" };
  const { links } = await server.mailTo("ada@example.com");
  expect((await server.enquire({ ...body, terms: true, locale: "de" })).status).toBe(204);
  await untilTrue(async () => (await writtenMails(mailFolder(server.settings.dataDir))).length === 3);
  // As if they were stored while the hotel still had Turkish.
  for (const table of ["subscribers", "enquiries"]) await server.query(`UPDATE ${table} SET locale = 'tr'`);
  const [confirm, unsubscribe] = links.map((link) => server.local(link).replace("lang=de", "lang=tr"));
  const post = async (link = "") => {
    const response = await fetch(link, { method: "POST" });
    return { status: response.status, page: await response.text() };
  };
  const confirmed = await post(confirm);
  expect(confirmed.status).toBe(200);
  expect(confirmed.page).toContain('lang="tr"');
  // There is no Turkish home page any more.
  expect(confirmed.page).toContain(`href="${server.settings.siteUrl}/"`);
  const list = async (...what: string[]) =>
    (await subscribersCommand(server.settings, "export", ...what)).out;
  expect(await list()).toContain("ada@example.com,tr,");
  expect(await list("enquiries")).toContain("Is there a lift?");
  expect((await post(unsubscribe)).status).toBe(200);
  expect(await server.rows()).toMatchObject([{ email: "ada@example.com", status: "unsubscribed" }]);
});
