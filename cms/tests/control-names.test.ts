/** @jest-environment jsdom */
import { EDITOR_DESK } from "../../languages/editor-desk";
import { nameControls } from "../src/admin/control-names";

const { controls: words } = EDITOR_DESK.de;

/** The document after its controls are named. */
function named(html: string): Document {
  const document = new DOMParser().parseFromString(html, "text/html");
  nameControls(document, words);
  return document;
}
const nameIn = (html: string, selector: string) =>
  named(html).querySelector(selector)?.getAttribute("aria-label");

describe("a control that Payload shows as an icon", () => {
  it.each([
    ['<div class="form-submit"><button class="popup-button"></button></div>', words.publishing],
    ['<div class="doc-controls__popup"><button class="popup-button"></button></div>', words.more],
    [
      '<div class="collapsible"><div class="collapsible__header-wrap">Block 2 · Pool</div><button class="array-actions__button"></button></div>',
      "Mehr: Block 2 · Pool",
    ],
    [
      '<div class="collapsible"><button class="collapsible__drag"></button><div class="collapsible__header-wrap">Pool</div></div>',
      "Verschieben: Pool",
    ],
  ])("is named: %s", (html, name) => {
    expect(nameIn(html, "button")).toBe(name);
  });

  it("is named after its row or column in a list, instead of an object", () => {
    const row =
      '<table><tr><td class="select-row"><input type="checkbox" aria-label="" aria-labelledby="none"></td><td><a>Galerie</a></td></tr></table>';
    expect(nameIn(row, "input")).toBe("Auswählen: Galerie");
    expect(named(row).querySelector("input")?.hasAttribute("aria-labelledby")).toBe(false);
    const column =
      '<div class="sort-column"><span class="sort-column__label">Titel</span><button aria-label="Sortieren nach [object Object], aufsteigend"></button></div>';
    expect(nameIn(column, "button")).toBe("Sortieren nach Titel, aufsteigend");
  });

  it("keeps the label of a checkbox that has one", () => {
    const field = '<label for="a">An</label><input id="a" type="checkbox" aria-label="" aria-labelledby="x">';
    expect(nameIn(field, "input")).toBeNull();
  });
});

it("the help for dragging is in the reader's language", () => {
  const help =
    '<div id="_R_1_" style="display:none"> To pick up a draggable item, press the space bar. </div>';
  expect(named(help).body.textContent).toBe(words.dragging.help);
});

it.each([
  ["Picked up draggable item 6a.", words.dragging.pickedUp],
  ["Draggable item 6a was moved over droppable area 6b.", words.dragging.moved],
  ["Draggable item 6a is no longer over a droppable area.", words.dragging.left],
  ["Draggable item 6a was dropped over droppable area 6b", words.dragging.dropped],
  ["Dragging was cancelled. Draggable item 6a was dropped.", words.dragging.cancelled],
])("drag announcements are in the reader's language: %s", (english, said) => {
  expect(named(`<div id="DndLiveRegion-1">${english}</div>`).body.textContent).toBe(said);
});
