import { changeableMessages } from "../../../languages/changeable-messages";
import { messagesOf } from "../../../languages/messages-of";
import { ownConsents } from "../../../languages/own-consents";
import { inOwnWords, unusedMessages } from "../../../languages/own-messages";
import { hotelFileSchema } from "../../../model/hotel-file";
import { ownMessagesIn } from "../../../shared/own-messages";

const COMMON_MESSAGES = messagesOf("common");

const english = COMMON_MESSAGES.en;

test("a hotel's own text replaces the message of its key and leaves the shipped one unchanged", () => {
  const own = { "common:booking.submit": "Find a room", "rooms:size": "Space" };
  const said = inOwnWords("common", english, own);
  expect(said.booking).toEqual({ ...english.booking, submit: "Find a room" });
  expect(said.book).toBe(english.book);
  expect(english.booking.submit).toBe("Check dates");
});

test.each([
  ["an unknown key", "common:bok", "Reserve"],
  ["a lost placeholder", "common:call", "Call us"],
  ["a placeholder of its own", "common:book", "Book at {{hotel}}"],
  ["a group of messages", "common:booking", "Dates"],
  ["a consent without the link to the notice", "common:newsletter.consent", "I agree to all."],
])("with %s the shipped message is kept and the text reported", (_case, key, text) => {
  expect(inOwnWords("common", english, { [key]: text })).toEqual(english);
  expect(unusedMessages({ [key]: text }, changeableMessages("en")).map((unused) => unused.key)).toEqual([
    key,
  ]);
});

test("a consent in the hotel's own words has its own version, a shipped one has none", () => {
  const words = "I agree to <notice>all</notice>.";
  const versions = (text: string) =>
    ownConsents({ "common:newsletter.consent": text, "enquiry:consent": text }, "en").map(
      ({ form, version, wording }) => [form, version.split("-")[0], wording],
    );
  expect(versions(words)).toEqual([
    ["newsletter", "newsletter", words],
    ["enquiry", "enquiry", words],
  ]);
  const [one, other] = [words, `${words} `].map((text) => ownConsents({ "enquiry:consent": text }, "en")[0]);
  expect(one?.version).not.toBe(other?.version);
  expect(versions("I agree to all.")).toEqual([]);
  expect(ownConsents({ "common:newsletter.consent": english.newsletter.consent }, "en")).toEqual([]);
});

test("a language accepts only its own plural forms", () => {
  const few = { "gallery:shown_few": "{{album}}: {{count}}" };
  expect(changeableMessages("ru").has("gallery:shown_few")).toBe(true);
  expect(unusedMessages(few, changeableMessages("en"))).toHaveLength(1);
  expect(unusedMessages(few, changeableMessages("ru"))).toEqual([]);
});

test("the hotel file lists its own messages by message and language", () => {
  const messages = { "common:book": { en: "Reserve", de: "Reservieren" }, "common:close": { tr: "Kapat" } };
  expect(ownMessagesIn(messages, "de")).toEqual({ "common:book": "Reservieren" });
  expect(() =>
    hotelFileSchema.validateSyncAt("messages", { messages: { "common:book": "Reserve" } }),
  ).toThrow("messages must name texts by message and language");
});
