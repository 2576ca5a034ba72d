import { cleanup, fireEvent, screen } from "@testing-library/react";
import { messagesOf } from "../../../languages/messages-of";
import { EnquiryForm } from "../../../src/enquiry/EnquiryForm";
import { renderInLanguage } from "../../support/render-in-language";
import { ENQUIRY_HOTEL } from "./hotel";

afterEach(cleanup);

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
