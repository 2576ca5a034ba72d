import { cleanup, screen, waitFor } from "@testing-library/react";
import { Enquiry } from "../../../src/enquiry/Enquiry";
import { renderInLanguage } from "../../support/render-in-language";
import { ENQUIRY_HOTEL } from "./hotel";

jest.mock("../../../src/enquiry/EnquiryForm", () => {
  throw new Error("Loading chunk failed");
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Reports every observed element as in view. */
class Observer {
  constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

test("telephone and email are shown in place of a form that can't be loaded", async () => {
  jest.spyOn(console, "error").mockReturnValue(undefined);
  Object.assign(window, { IntersectionObserver: Observer });
  renderInLanguage("en", <Enquiry hotel={ENQUIRY_HOTEL} privacyUrl={null} />);
  const ways = () => screen.getByText(ENQUIRY_HOTEL.email).closest("[data-alone]");
  expect(ways()).toBeNull();
  await waitFor(() => expect(ways()).not.toBeNull());
});
