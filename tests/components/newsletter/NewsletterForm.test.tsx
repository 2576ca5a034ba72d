import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Locale } from "../../../shared/locales";
import { Newsletter } from "../../../src/newsletter/Newsletter";
import { AppProvider } from "../../../src/theme/AppProvider";
import { createI18n } from "../../support/create-i18n";
import { renderInLanguage } from "../../support/render-in-language";

const ADDRESS_WRONG = "Please enter an address such as name@example.com.";
const TERMS_WRONG = "Please tick the box so that we may write to you.";
const THANKS = "Thank you. You are on our list now.";

const newsletter = (locale: Locale, privacyUrl: string | null = "/gdpr", consent: string | null = null) => (
  <Newsletter propertyId="7" confirmsByMail={false} {...{ locale, privacyUrl, consent }} />
);

/** The parts of a response that the form reads. */
type Answer = Pick<Response, "ok" | "status" | "text">;

let answer: (response: Answer) => void;
let fail: (reason: Error) => void;
const post = jest.fn<Promise<Answer>, [string, RequestInit]>();

beforeEach(() => {
  post.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
      }),
  );
  Object.assign(globalThis, { fetch: post });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  post.mockReset();
});

const answerOf = (status: number, body = ""): Answer => ({
  ok: status < 300,
  status,
  text: () => Promise.resolve(body),
});

const email = () => screen.getByRole<HTMLInputElement>("textbox");
const terms = () => screen.getByRole<HTMLInputElement>("checkbox");
const button = () => screen.getByRole("button");
const status = () => screen.getByRole("status").textContent;
const holdsUnsent = () => document.querySelector("form[data-unsent]") !== null;

async function fillIn(address = "guest@example.com") {
  await userEvent.click(email());
  // Pasted, as every keystroke would render the form again.
  await userEvent.paste(address);
  await userEvent.click(terms());
}

async function submit() {
  await userEvent.click(button());
  await waitFor(() => expect(post).toHaveBeenCalled());
}

const page = (locale: Locale) => (
  <I18nextProvider i18n={createI18n(locale)}>
    <AppProvider>{newsletter(locale)}</AppProvider>
  </I18nextProvider>
);

test("the static markup is a complete form, and no visitor encounters a honeypot", () => {
  document.body.innerHTML = renderToString(page("en"));
  const form = screen.getByRole<HTMLFormElement>("form");
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/v1/web/subscribe-newsletter"]);
  expect(email().required && terms().required).toBe(true);
  expect(screen.getAllByRole("textbox")).toHaveLength(1);
  document.body.innerHTML = "";
});

test("input typed before the script arrives is kept, counts as unsent and is sent", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page("en"));
  await fillIn("early@example.com");
  render(page("en"), { container, hydrate: true });
  expect(email().value).toBe("early@example.com");
  expect(holdsUnsent()).toBe(true);
  await submit();
  expect(String(post.mock.calls[0]?.[1].body)).toContain("early@example.com");
});

test("both messages appear at once beside their fields, the first of which gets the focus, and disappear as soon as it is valid", async () => {
  renderInLanguage("en", newsletter("en"));
  await userEvent.click(button());
  await screen.findByText(ADDRESS_WRONG);
  const describedBy = (field: HTMLElement) =>
    document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(describedBy(email())).toBe(ADDRESS_WRONG);
  expect(describedBy(terms())).toBe(TERMS_WRONG);
  expect([email().ariaInvalid, terms().ariaInvalid]).toEqual(["true", "true"]);
  expect(document.activeElement).toBe(email());
  await fillIn("guest@example");
  await waitFor(() => expect(screen.queryByText(TERMS_WRONG)).toBeNull());
  await userEvent.click(button());
  expect(screen.getByText(ADDRESS_WRONG)).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
  await userEvent.type(email(), ".com");
  await waitFor(() => expect(screen.queryByText(ADDRESS_WRONG)).toBeNull());
});

test("a signup sends one request with exactly the specified body, however often the button is pressed, and cannot be changed meanwhile", async () => {
  renderInLanguage("de", newsletter("de"));
  await fillIn();
  await submit();
  await userEvent.click(button());
  fireEvent.submit(screen.getByRole("form"));
  await waitFor(() => expect(status()).toBe("Wird gesendet …"));
  expect([button().ariaBusy, email().readOnly]).toEqual(["true", true]);
  await userEvent.click(terms());
  expect(terms().checked).toBe(true);
  expect(post).toHaveBeenCalledTimes(1);
  const [url, request] = post.mock.calls[0] ?? [];
  expect(url).toBe("/v1/web/subscribe-newsletter");
  expect(request?.method).toBe("POST");
  expect(JSON.parse(String(request?.body))).toEqual({
    email: "guest@example.com",
    terms: true,
    propertyId: "7",
    locale: "de",
  });
});

test("a signup includes the version of a consent worded by the hotel, even without JavaScript", async () => {
  renderInLanguage("en", newsletter("en", null, "newsletter-1"));
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).get("consent")).toBe("newsletter-1");
  await fillIn();
  await submit();
  expect(JSON.parse(String(post.mock.calls[0]?.[1].body))).toMatchObject({ consent: "newsletter-1" });
});

test("after a success, the form is empty and shows a thank-you message in view for five seconds", async () => {
  renderInLanguage("en", newsletter("en"));
  await fillIn();
  await submit();
  expect(holdsUnsent()).toBe(true);
  const seen = jest.spyOn(Element.prototype, "scrollIntoView");
  jest.useFakeTimers();
  await act(async () => answer(answerOf(201)));
  expect(holdsUnsent()).toBe(false);
  expect(status()).toBe(THANKS);
  expect(seen.mock.contexts).toEqual([screen.getByRole("status")]);
  expect(email().value).toBe("");
  expect(terms().checked).toBe(false);
  act(() => jest.advanceTimersByTime(4999));
  expect(status()).toBe(THANKS);
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toBe("");
});

test.each([
  ["the server refuses it", () => answer(answerOf(503)), /^Error: POST \S+ \(status 503\): Wrong Services$/],
  [
    "the server says why it refuses it",
    () => answer(answerOf(422, '{ "message": "Blocked" }')),
    /^Error: POST \S+ \(status 422\): \{ "message": "Blocked" \}$/,
  ],
  [
    "the server is not reached",
    () => fail(new Error("offline")),
    /^Error: POST \S+ \(no answer: offline\): Wrong Services$/,
  ],
])("when %s, no message is shown and the input is kept for a retry", async (_reason, happen, logged) => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderInLanguage("en", newsletter("en"));
  await fillIn();
  await submit();
  await act(async () => happen());
  await waitFor(() => expect(button().ariaBusy).toBe("false"));
  expect(status()).toBe("");
  expect(screen.queryByText(ADDRESS_WRONG)).toBeNull();
  expect([email().value, terms().checked]).toEqual(["guest@example.com", true]);
  expect(String(log.mock.calls[0]?.[1])).toMatch(logged);

  await userEvent.click(button());
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
});

test("a signup that fails because the browser is offline says so", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  renderInLanguage("en", newsletter("en"));
  await fillIn();
  await submit();
  await act(async () => fail(new Error("offline")));
  await waitFor(() => expect(document.documentElement.dataset.navigation).toBe("offline"));
  delete document.documentElement.dataset.navigation;
});

test("the form signals whether it contains unsent input", async () => {
  renderInLanguage("en", newsletter("en"));
  expect(holdsUnsent()).toBe(false);
  await userEvent.type(email(), "g");
  expect(holdsUnsent()).toBe(true);
  await userEvent.clear(email());
  expect(holdsUnsent()).toBe(false);
});

test("the consent links to the data-protection notice if there is one", () => {
  renderInLanguage("en", newsletter("en"));
  const notice = screen.getByRole("link", { name: "data-protection notice" });
  expect(notice.getAttribute("href")).toBe("/gdpr");
  cleanup();
  renderInLanguage("en", newsletter("en", null));
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("checkbox", { name: /data-protection notice/ })).toBeTruthy();
});
