import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { messagesOf } from "../../languages/messages-of";
import { AppBoundary } from "../../src/app/AppBoundary";
import { BookLink } from "../../src/booking/BookLink";
import { Logo } from "../../src/chrome/Logo";
import { PhoneLink } from "../../src/chrome/PhoneLink";
import { ReservationContext } from "../../src/booking/reservation";
import { EnquiryForm } from "../../src/enquiry/EnquiryForm";
import { Price } from "../../src/sections/parts/Price";
import { InLanguage } from "../support/render-in-language";
import { translatePage } from "../support/translate-page";
import { ENQUIRY_HOTEL } from "./enquiry/hotel";

const ENQUIRY_MESSAGES = messagesOf("enquiry");

const { phone: PHONE } = ENQUIRY_HOTEL;
const MESSAGE = "Two rooms by the sea, please";

const user = userEvent.setup();
let translation: MutationObserver;
let answer: (status: number, fields?: Record<string, string>) => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="___gatsby"></div>';
  const fetch = () =>
    new Promise((resolve) => {
      answer = (status, fields) =>
        resolve({ ok: status < 300, status, text: () => Promise.resolve(JSON.stringify({ fields })) });
    });
  Object.assign(globalThis, { fetch });
});

afterEach(() => {
  translation.disconnect();
  cleanup();
  jest.restoreAllMocks();
});

/** Renders like the app, and translates current and later texts like a browser. */
function showTranslated(element: ReactNode): void {
  const container = document.getElementById("___gatsby") ?? undefined;
  render(
    <AppBoundary>
      <InLanguage locale="en">{element}</InLanguage>
    </AppBoundary>,
    { container },
  );
  translation = translatePage();
}

function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

const status = () => screen.getByRole("status").textContent;
const send = () => user.click(screen.getByRole("button"));

test("an enquiry keeps every word through rejection and failure until it is sent", async () => {
  const words = ENQUIRY_MESSAGES.en;
  showTranslated(<EnquiryForm hotel={ENQUIRY_HOTEL} words={words} privacyUrl="/privacy" />);
  // Another test's unsent message is still there.
  await user.clear(field("message"));
  await user.type(field("message"), MESSAGE);
  await send();
  await waitFor(() => expect(document.body.textContent).toContain(`~${words.wrong.name}`));
  await user.selectOptions(field("kind"), "wedding");
  await user.type(field("name"), "Ada");
  await user.type(field("phone"), "+49 30 555 02");
  await user.click(field("terms"));
  await send();
  await waitFor(() => expect(status()).toBe(`~${words.sending}`));
  await act(async () => answer(422, { phone: "Not a number." }));
  await waitFor(() => expect(document.body.textContent).toContain("~Not a number."));
  await waitFor(() => expect(document.activeElement).toBe(field("phone")));
  jest.spyOn(console, "error").mockReturnValue();
  await send();
  await act(async () => answer(503));
  await waitFor(() => expect(status()).toContain(`~${words.failed}`));
  const ways = within(screen.getByRole("status")).getAllByRole<HTMLAnchorElement>("link");
  expect(ways.map(({ protocol }) => protocol)).toEqual(["tel:", "mailto:"]);
  expect(field("message").value).toBe(MESSAGE);
  await send();
  await act(async () => answer(200));
  await waitFor(() => expect(status()).toBe(`~${words.sent}`));
});

test("prices, telephone numbers and the hotel's name are not translated", () => {
  showTranslated(
    <ReservationContext.Provider
      value={{
        url: "https://book.example",
        locale: "tr",
        phone: PHONE,
        timeZone: null,
        parameters: null,
        dateFormat: "yyyy-mm-dd",
      }}
    >
      <BookLink />
      <PhoneLink phone={PHONE} />
      <Logo hotelName="Pine Hotel" locale="en" />
      <Price price={{ words: "from 240 € a night", formatted: "240 €", note: null }} />
    </ReservationContext.Provider>,
  );
  expect(document.body.textContent).toBe(`${PHONE.label}${PHONE.label}Pine Hotel~from 240 €~ a night`);
});

/** A third-party component with adjacent texts that come and go. */
function Foreign() {
  const [isOpen, setOpen] = useState(true);
  return (
    <p>
      {isOpen && "Open"} {isOpen ? "now" : "later"}
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </p>
  );
}

test("a page the app can no longer update stays as it was, with its input kept and its form disabled", async () => {
  jest.spyOn(console, "error").mockReturnValue();
  const fails = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener("error", fails);
  showTranslated(
    <>
      <EnquiryForm hotel={ENQUIRY_HOTEL} words={ENQUIRY_MESSAGES.en} privacyUrl="/privacy" />
      <Foreign />
    </>,
  );
  await user.type(field("message"), MESSAGE);
  await user.click(screen.getByRole("button", { name: "~Close" }));
  expect(fails).toHaveBeenCalled();
  window.removeEventListener("error", fails);
  expect(field("message").value).toBe(MESSAGE);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /enquiry/ }).disabled).toBe(true);
});
