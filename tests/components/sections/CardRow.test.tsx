import { act, cleanup, screen } from "@testing-library/react";
import { CardRow } from "../../../src/sections/parts/CardRow";
import { renderInLanguage } from "../../support/render-in-language";

let resize: () => void;

class ControlledObserver implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resize = () => act(() => callback([], this));
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const original = window.ResizeObserver;
beforeAll(() => Object.assign(window, { ResizeObserver: ControlledObserver }));
afterAll(() => Object.assign(window, { ResizeObserver: original }));
afterEach(cleanup);

function renderRow() {
  renderInLanguage(
    "en",
    <>
      <h2 id="title">Three houses</h2>
      <CardRow count={3} labelledBy="title">
        <article>One</article>
      </CardRow>
    </>,
  );
}

function setWidths(content: number, box: number) {
  Object.defineProperty(HTMLElement.prototype, "scrollWidth", { configurable: true, value: content });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: box });
  resize();
}

test("a row is a tab stop only while it scrolls", () => {
  renderRow();
  expect(screen.queryByRole("group")).toBeNull();
  setWidths(900, 390);
  expect(screen.getByRole("group", { name: "Three houses" }).tabIndex).toBe(0);
  setWidths(900, 900);
  expect(screen.queryByRole("group")).toBeNull();
});
