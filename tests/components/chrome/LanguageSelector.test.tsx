import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { LanguageSelector } from "../../../src/chrome/LanguageSelector";
import { renderInLanguage } from "../../support/render-in-language";
import { LANGUAGES } from "./hotel";

/** jsdom has no pointer events of its own. */
class PointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = "", ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}
Object.assign(window, { PointerEvent });

beforeEach(() => {
  jest.useFakeTimers();
  renderInLanguage("en", <LanguageSelector options={LANGUAGES.slice(0, 3)} locale="en" />);
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const button = () => screen.getByRole("button", { name: "EN, choose a language" });
const isOpen = () => button().getAttribute("aria-expanded") === "true";
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const hover = (pointerType = "mouse") => fireEvent.pointerEnter(button(), { pointerType });
const leave = () => fireEvent.pointerLeave(button(), { pointerType: "mouse" });
const links = () => screen.getAllByRole("link", { hidden: true });

test("the list opens after 300 ms of hovering, not of touch, and closes 250 ms after the pointer has left for good", () => {
  hover("touch");
  pass(1000);
  expect(isOpen()).toBe(false);
  hover();
  pass(299);
  expect(isOpen()).toBe(false);
  leave();
  pass(1000);
  expect(isOpen()).toBe(false);
  hover();
  pass(300);
  expect(isOpen()).toBe(true);
  leave();
  pass(249);
  hover();
  pass(1000);
  leave();
  pass(249);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

test("pressing the button opens and closes the list at once, and pressing elsewhere closes it", () => {
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.click(button());
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
});

test("arrow down opens the list at its first language; arrow up from there wraps around to the last", () => {
  button().focus();
  fireEvent.keyDown(button(), { key: "ArrowDown" });
  pass(20);
  expect(isOpen()).toBe(true);
  expect(document.activeElement).toBe(links()[0]);
  fireEvent.keyDown(links()[0] ?? button(), { key: "ArrowUp" });
  pass(20);
  expect(document.activeElement).toBe(links()[2]);
});

test("Escape closes the list and returns the focus to the button", () => {
  fireEvent.click(button());
  links()[1]?.focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test("Escape closes a list opened by hovering and leaves the focus where it is", () => {
  hover();
  pass(300);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

test("each language is a link in that language, and the page's own is marked", () => {
  expect(
    links().map((link) => [link.getAttribute("href"), link.getAttribute("lang"), link.ariaCurrent]),
  ).toEqual([
    ["/contact", "en", "true"],
    ["/tr/iletisim", "tr", null],
    ["/ru", "ru", null],
  ]);
  expect(links().map((link) => link.textContent)).toEqual([
    "ENEnglish",
    "TRTürkçe",
    expect.stringMatching(/^RUРусский.*Эт/),
  ]);
});
