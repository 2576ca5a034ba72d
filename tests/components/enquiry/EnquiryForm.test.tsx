import { render, screen } from "@testing-library/react";
import { messagesOf } from "../../../languages/messages-of";
import { EnquiryForm } from "../../../src/enquiry/EnquiryForm";
import { AppProvider } from "../../../src/theme/AppProvider";

const ENQUIRY_MESSAGES = messagesOf("enquiry");

const HOTEL = {
  locale: "en",
  enquiryKinds: ["wedding", "other"],
  newsletterPropertyId: "1",
  enquiryConsent: null,
  email: "desk@example.com",
  phone: { label: "+49 30 555 01", tel: "+493055501" },
  timeZone: null,
  whatsApp: null,
  telegram: null,
};

test("the form says what the hotel says in its own words, and the shipped words else", () => {
  const words = ENQUIRY_MESSAGES.en;
  const own = {
    "enquiry:submit": "Ask us",
    "enquiry:kinds.wedding": "Weddings by the sea",
    "enquiry:optional": "No place for the field",
    "enquiry:consent": "I agree to <notice>all</notice>.",
  };
  const enquiryWords = Object.entries(own).map(([key, text]) => ({ key, text }));
  render(
    <AppProvider>
      <EnquiryForm hotel={{ ...HOTEL, enquiryWords }} words={words} privacyUrl={null} />
    </AppProvider>,
  );
  expect(screen.getByRole("button").textContent).toBe("Ask us");
  const kinds = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(kinds).toEqual(expect.arrayContaining(["Weddings by the sea", words.kinds.other]));
  expect(screen.queryByLabelText(`${words.from} (optional)`)).not.toBeNull();
  expect(screen.queryByLabelText("I agree to all.")).not.toBeNull();
});
