import { join } from "node:path";
import { Enquiries } from "../../../services/newsletter/enquiries";
import { parseEnquiry } from "../../../services/newsletter/enquiry";
import { openDatabase } from "../../../services/newsletter/open-database";
import { SeenTime } from "../../../services/newsletter/seen-time";
import { Subscribers } from "../../../services/newsletter/subscribers";
import { closeAtEnd } from "../../support/close-at-end";
import { temporaryFolder } from "../../support/temporary-folder";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEARS = 3 * 365 * 24 * HOUR;
const SIGNUP = {
  email: "ada@example.com",
  terms: true,
  propertyId: "1",
  locale: "en",
  consent: null,
} as const;

async function openQueues() {
  const database = closeAtEnd(await openDatabase(`file:${join(await temporaryFolder(), "newsletter.db")}`));
  return {
    enquiries: new Enquiries(database),
    subscribers: new Subscribers(database),
    seen: new SeenTime(database),
  };
}

const enquiry = () => {
  const body = { kind: "other", name: "Ada", email: "ada@example.com", message: "Hello", terms: true };
  const parsed = parseEnquiry(body);
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.enquiry;
};

test("a clock that briefly jumps ahead deletes nothing and delays no mail for years", async () => {
  const { enquiries, subscribers, seen } = await openQueues();
  const now = Date.now();
  await enquiries.store(enquiry(), "test", false, now);
  await subscribers.signUp(SIGNUP, "test", now);
  expect(await seen.advance(now)).toBe(now);

  const ahead = await seen.advance(now + YEARS);
  expect(ahead - now).toBeLessThan(HOUR);
  for (const letter of (await enquiries.withMailDue(now + YEARS, 10)).read)
    await enquiries.mailFailed(letter, now + YEARS);
  for (const letter of (await subscribers.withMailDue(now + YEARS, 10)).read)
    await subscribers.mailFailed(letter, now + YEARS);
  expect(await enquiries.forgetOld(ahead)).toEqual([]);
  expect(await subscribers.forgetOld(ahead)).toEqual([]);

  expect(await seen.advance(now + 1_000)).toBeLessThanOrEqual(now + 1_000);
  expect((await enquiries.withMailDue(now, 10)).read.map(([{ recipient }]) => recipient)).toEqual([
    "desk",
    "guest",
  ]);
  expect((await subscribers.withMailDue(now, 10)).read).toHaveLength(1);
});

test("many enquiries of one kind do not delay mails to another desk and its guest", async () => {
  const { enquiries } = await openQueues();
  const now = Date.now();
  for (let count = 0; count < 30; count += 1)
    await enquiries.store(
      { ...enquiry(), email: null, message: `Question ${count}` },
      "test",
      false,
      now + count,
    );
  await enquiries.store({ ...enquiry(), kind: "wedding" }, "test", false, now + 100);
  const { read } = await enquiries.withMailDue(now + 200, 20);
  const last = read.filter(([{ kind }]) => kind === "wedding");
  expect(last.map((post) => post.map(({ recipient }) => recipient))).toEqual([["desk"], ["guest"]]);
  expect(read).toHaveLength(10 + 2);
});

test("an enquiry that is too old is deleted, but not before its mail is sent", async () => {
  const { enquiries } = await openQueues();
  const now = Date.now();
  await enquiries.store(enquiry(), "test", false, now - YEARS);
  expect(await enquiries.forgetOld(now)).toEqual([]);
  for (const letter of (await enquiries.withMailDue(now, 10)).read) await enquiries.mailSent(letter, now);
  expect(await enquiries.forgetOld(now)).toHaveLength(1);
  expect((await enquiries.all()).read).toEqual([]);
});

test("a confirmation and a receipt are tried for eight hours, as the alarm says", async () => {
  const { enquiries, subscribers } = await openQueues();
  const now = Date.now();
  await enquiries.store(enquiry(), "test", false, now);
  await subscribers.signUp(SIGNUP, "test", now);
  const last = { confirmation: 0, receipt: 0 };
  for (let passed = 0; passed < 9 * HOUR; passed += MINUTE) {
    for (const letter of (await subscribers.withMailDue(now + passed, 10)).read) {
      last.confirmation = passed;
      await subscribers.mailFailed(letter, now + passed);
    }
    for (const post of (await enquiries.withMailDue(now + passed, 10)).read) {
      if (post[0].recipient === "guest") last.receipt = passed;
      await enquiries.mailFailed(post, now + passed);
    }
  }
  expect(last.confirmation).toBeGreaterThanOrEqual(8 * HOUR);
  expect(last.receipt).toBeGreaterThanOrEqual(8 * HOUR);
});
