import { act, cleanup, screen } from "@testing-library/react";
import { Mosaic } from "../../../src/sections/Mosaic/Mosaic";
import { CardRow } from "../../../src/sections/parts/CardRow";
import { renderInLanguage } from "../../support/render-in-language";
import { content, slide, slider } from "./content";

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

const CARDS = (
  <>
    <h2 id="title">Three houses</h2>
    <CardRow count={3} labelledBy="title">
      <article>One</article>
    </CardRow>
  </>
);

const MOSAIC = (
  <Mosaic
    id="houses"
    turn={0}
    tone="noon"
    contents={[content("HOUSES", { title: "Three houses" })]}
    slider={slider("HOUSES", null, slide({ title: "One" }))}
  />
);

function setWidths(content: number, box: number) {
  Object.defineProperty(HTMLElement.prototype, "scrollWidth", { configurable: true, value: content });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { configurable: true, value: box });
  resize();
}

test.each([
  ["cards", CARDS],
  ["a mosaic", MOSAIC],
])("a row of %s is a tab stop only while it scrolls", (_, row) => {
  renderInLanguage("en", row);
  setWidths(390, 390);
  expect(screen.queryByRole("group")).toBeNull();
  setWidths(900, 390);
  expect(screen.getByRole("group", { name: "Three houses" }).tabIndex).toBe(0);
  setWidths(900, 900);
  expect(screen.queryByRole("group")).toBeNull();
});
