import { join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { enquiryCells, toCsv } from "../../../services/newsletter/csv";
import { Enquiries } from "../../../services/newsletter/enquiries";
import { enquiryMail } from "../../../services/newsletter/enquiry-mails";
import { mailFinisher } from "../../../services/newsletter/finish-mail";
import { parseEnquiry } from "../../../services/newsletter/enquiry";
import { fileMailer } from "../../../services/newsletter/mailer";
import { openDatabase } from "../../../services/newsletter/open-database";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { writtenMails } from "../../support/newsletter/mail";
import { seededRandom } from "../../support/seed";
import { temporaryFolder } from "../../support/temporary-folder";

/** Half are harmless; the other half gets cut, changed or executed somewhere. */
const CHARACTERS =
  " \tab.=+-@<>&\"',;:\n\r\u00a0ğİяع\u0301\u200f\u202e\u2028\ufeff\ufffd\uffff\u0000\u0001\u0008\u000b\u000c\u001b\u007f\u0085\ud83d\ude00\ud800";

test("any text the form accepts comes back unchanged from the database, the mail and the export", async () => {
  const random = seededRandom();
  const text = () =>
    Array.from(
      { length: 1 + Math.floor(6 * random()) },
      () => CHARACTERS[Math.floor(CHARACTERS.length * random())] ?? "",
    ).join("");
  const folder = await temporaryFolder();
  const database = await openDatabase(`file:${join(folder, "newsletter.db")}`);
  const enquiries = new Enquiries(database);
  const sent = new Map<string, { name: string; message: string }>();
  for (let number = 10_000; sent.size < 60; number += 1) {
    const body = { kind: "other", name: text(), phone: `123 ${number}`, message: text(), terms: true };
    const parsed = parseEnquiry(body);
    if ("faults" in parsed) continue;
    sent.set(body.phone, parsed.enquiry);
    await enquiries.store(parsed.enquiry, "test", false, Date.now());
  }

  const { read, unreadable } = await enquiries.all();
  expect(unreadable).toEqual([]);
  const words = ({ name, message }: { name: string; message: string }) => ({ name, message });
  const stored = new Map(read.map((row) => [row.phone ?? "", words(row)]));
  const given = new Map([...sent].map(([phone, enquiry]) => [phone, words(enquiry)]));
  expect(stored).toEqual(given);

  const [, ...cells] = parseCsv(toCsv(enquiryCells(read)));
  // A spreadsheet would run a cell that starts like a formula.
  const guarded = (cell: string) => cell.replace(/^[=+\-@\t\r]/, "'$&");
  expect(cells.map((row) => [row[4], row[2], row[9]])).toEqual(
    read.map(({ phone, name, message }) => [phone, guarded(name), guarded(message)]),
  );

  const hotel = readHotelFile("content/hotel.json");
  const mailer = await fileMailer(join(folder, "mail"), () => undefined);
  const letters = await enquiries.withMailDue(Date.now(), 100);
  const siteUrl = "https://www.example.com";
  const finish = mailFinisher({ hotel, tokensFile: "content/tokens.json", siteUrl, report: () => undefined });
  for (const post of letters.read) {
    const draft = enquiryMail(post, { hotel, from: hotel.email, siteUrl });
    await mailer(finish(draft), post[0].phone ?? "");
  }
  const mails = await writtenMails(join(folder, "mail"));
  const mailed = mails.map((mail) => mail.text.replaceAll("\r\n", "\n"));
  for (const { name, message } of given.values())
    expect(mailed.some((mail) => mail.includes(`: ${name}\n`) && mail.includes(`\n\n${message}\n`))).toBe(
      true,
    );
  database.close();
});
