import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { messagesOf } from "../../../languages/messages-of";
import { EnquiryForm } from "../../../src/enquiry/EnquiryForm";
import { rightToLeft } from "../../../src/theme/right-to-left";
import { renderInLanguage } from "../../support/render-in-language";
import { ENQUIRY_HOTEL } from "./hotel";

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const ENQUIRY_MESSAGES = messagesOf("enquiry");

test("the form uses the hotel's own wording and falls back to the shipped wording", () => {
  const words = ENQUIRY_MESSAGES.en;
  const own = {
    "enquiry:submit": "Ask us",
    "enquiry:kinds.wedding": "Weddings by the sea",
    "enquiry:optional": "No place for the field",
    "enquiry:consent": "I agree to <notice>all</notice>.",
  };
  const enquiryWords = Object.entries(own).map(([key, text]) => ({ key, text }));
  renderInLanguage(
    "en",
    <EnquiryForm hotel={{ ...ENQUIRY_HOTEL, enquiryWords }} words={words} privacyUrl={null} />,
  );
  expect(screen.getByRole("button").textContent).toBe("Ask us");
  const kinds = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(kinds).toEqual(expect.arrayContaining(["Weddings by the sea", words.kinds.other]));
  expect(screen.queryByLabelText(new RegExp(`^${words.from} \\(optional\\)`))).not.toBeNull();
  expect(screen.queryByLabelText("I agree to all.")).not.toBeNull();
});

test("an empty date field prompts in the page's language, and a filled one shows its date", () => {
  const words = ENQUIRY_MESSAGES.ru;
  renderInLanguage("ru", <EnquiryForm hotel={ENQUIRY_HOTEL} words={words} privacyUrl={null} />);
  const field = screen.getByLabelText(new RegExp(`^${words.from}`));
  expect(field.nextElementSibling?.textContent).toBe(messagesOf("common").ru.booking.choose);
  fireEvent.change(field, { target: { value: "2027-07-03" } });
  expect([field.getAttribute("type"), field.hasAttribute("data-filled")]).toEqual(["date", true]);
});

const WORDS = ENQUIRY_MESSAGES.en;

/** Overwrites a field, which may hold what another test has entered. */
async function fill(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Fills the form and sends it; the server answers as given. */
async function send(answer: { ok: boolean; status?: number; text?: () => Promise<string> }): Promise<void> {
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer) });
  renderInLanguage("en", <EnquiryForm hotel={ENQUIRY_HOTEL} words={WORDS} privacyUrl={null} />);
  await userEvent.selectOptions(screen.getByLabelText(WORDS.kind), "wedding");
  await fill(WORDS.name, "Ada");
  await fill(WORDS.email, "ada@example.com");
  await fill(WORDS.message, "In June?");
  await userEvent.click(screen.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button"));
}

test("the reply to an enquiry scrolls into view", async () => {
  const seen = jest.spyOn(Element.prototype, "scrollIntoView");
  await send({ ok: true });
  const answer = await screen.findByText(WORDS.sentWithReceipt);
  await waitFor(() => expect(seen.mock.contexts).toEqual([answer.parentElement]));
  expect(answer.dataset.part).toBeUndefined();
});

test("a failed enquiry is shown as an error", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  await send({ ok: false, status: 500, text: () => Promise.resolve("") });
  expect((await screen.findByText(WORDS.failed)).dataset.part).toBe("message");
});

test("an unsent enquiry is still there after other pages and in another language, without its consent", async () => {
  const open = (locale: "en" | "de") =>
    renderInLanguage(
      locale,
      <EnquiryForm hotel={ENQUIRY_HOTEL} words={ENQUIRY_MESSAGES[locale]} privacyUrl={null} />,
    );
  const written = (locale: "en" | "de") =>
    screen.getByLabelText<HTMLTextAreaElement>(ENQUIRY_MESSAGES[locale].message).value;
  open("en");
  await fill(WORDS.message, "For 120 guests");
  cleanup();
  const { container } = open("de");
  expect(written("de")).toBe("For 120 guests");
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  expect(container.querySelector("[data-unsent]")).not.toBeNull();
  cleanup();
  await send({ ok: true });
  await screen.findByText(WORDS.sentWithReceipt);
  cleanup();
  open("en");
  expect(written("en")).toBe("");
});

test("a kind that the guest has changed stays changed until another link names one", async () => {
  const hotel = { ...ENQUIRY_HOTEL, enquiryKinds: ["wedding", "meeting", "other"] };
  const kindAt = (search: string) => {
    cleanup();
    window.history.replaceState(null, "", `/contact${search}`);
    renderInLanguage("en", <EnquiryForm hotel={hotel} words={WORDS} privacyUrl={null} />);
    return screen.getByLabelText<HTMLSelectElement>(WORDS.kind);
  };
  const named = kindAt("?enquiry=wedding");
  expect(named.value).toBe("wedding");
  await userEvent.selectOptions(named, "other");
  expect(kindAt("?enquiry=wedding").value).toBe("other");
  expect(kindAt("?enquiry=meeting").value).toBe("meeting");
  window.history.replaceState(null, "", "/");
});

test("email addresses and telephone numbers are typed from left to right on a right-to-left page", () => {
  const rules = Object.entries(rightToLeft).filter(([, rule]) => rule?.direction === "ltr");
  renderInLanguage("en", <EnquiryForm hotel={ENQUIRY_HOTEL} words={WORDS} privacyUrl={null} />);
  document.dir = "rtl";
  const isLeftToRight = (label: string) =>
    rules.some(([selector]) => screen.getByLabelText(label).matches(selector));
  const found = [WORDS.email, WORDS.phone, WORDS.name].map(isLeftToRight);
  document.dir = "";
  expect(found).toEqual([true, true, false]);
});
