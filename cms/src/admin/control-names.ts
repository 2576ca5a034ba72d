import { fillMessage } from "../../../languages/fill-message";
import type { EditorDesk } from "../../../languages/editor-desk";

type ControlWords = EditorDesk["controls"];

/** How JavaScript prints a label that is an object of languages. */
const OBJECT = "[object Object]";

/** Controls that Payload shows without a name, and how they are named. */
const NAMES: readonly (readonly [selector: string, name: (words: ControlWords, row: string) => string])[] = [
  [".form-submit .popup-button", ({ publishing }) => publishing],
  [".doc-controls__popup .popup-button", ({ more }) => more],
  [".array-actions__button", ({ rowMenu }, row) => fillMessage(rowMenu, { row })],
  [".collapsible__drag", ({ moveRow }, row) => fillMessage(moveRow, { row })],
  ["#select-all", ({ selectAll }) => selectAll],
  [".select-row input", ({ select }, row) => fillMessage(select, { row })],
  [".upload-relationship-details__edit", ({ edit }, row) => fillMessage(edit, { row })],
  [".upload-relationship-details__remove", ({ remove }, row) => fillMessage(remove, { row })],
  [".clipboard-action__popup .popup-button", ({ rowMenu }, row) => fillMessage(rowMenu, { row })],
  [".copy-to-clipboard", ({ copy }) => copy],
  [".file-details__remove", ({ remove }, row) => fillMessage(remove, { row })],
  [".clickable-arrow--left", ({ previous }) => previous],
  [".clickable-arrow--right", ({ next }) => next],
  [".react-select input", (_words, row) => row],
];

/** Elements that a control can belong to, and the element with their visible name. */
const PLACES = [
  [".upload-relationship-details", ".upload-relationship-details__filename"],
  [".file-details", "a"],
  [".array-field__header", ".array-field__title"],
  [".react-select", ".rs__placeholder"],
  [".field-type:not(.array-field)", ".field-label"],
  [".collapsible", ".collapsible__header-wrap"],
  [".card", ".card__title"],
  ["tr", "td a"],
  [".sort-column", ".sort-column__label"],
  [".react-select", ".rs__single-value"],
] as const;

/** Announcements of the drag-and-drop library, which has them in English only. */
const DRAGGING: readonly (readonly [said: RegExp, words: (words: ControlWords["dragging"]) => string])[] = [
  [/^\s*To pick up a draggable item/, ({ help }) => help],
  [/^Picked up draggable item/, ({ pickedUp }) => pickedUp],
  [/ was moved over droppable area /, ({ moved }) => moved],
  [/ is no longer over a droppable area/, ({ left }) => left],
  [/^Dragging was cancelled/, ({ cancelled }) => cancelled],
  [/^Draggable item .* was dropped/, ({ dropped }) => dropped],
];

/** Names controls without a name, and translates the announcements made while dragging. */
export function nameControls(root: ParentNode, words: ControlWords): void {
  // An empty name, or one from an element that isn't there, hides the field's own label.
  for (const box of root.querySelectorAll('input[type="checkbox"][aria-label=""]')) {
    box.removeAttribute("aria-label");
    box.removeAttribute("aria-labelledby");
  }
  for (const [selector, nameOf] of NAMES)
    for (const control of root.querySelectorAll(selector)) setName(control, nameOf(words, rowOf(control)));
  for (const control of root.querySelectorAll(`[aria-label*="${OBJECT}"], [title*="${OBJECT}"]`))
    for (const name of ["aria-label", "title"]) {
      const text = control.getAttribute(name);
      if (text?.includes(OBJECT)) control.setAttribute(name, text.replace(OBJECT, rowOf(control)));
    }
  // Hides the tab's own text, which also has a number.
  for (const tab of root.querySelectorAll(".doc-tab[aria-label]")) tab.removeAttribute("aria-label");
  // Links aren't list items.
  for (const tabs of root.querySelectorAll(".doc-tabs__tabs:not([role])")) tabs.setAttribute("role", "group");
  // Elements hidden from screen readers must not be focusable by keyboard either.
  for (const hidden of root.querySelectorAll('[aria-hidden="true"]:is(button, [tabindex="0"])'))
    if (hidden.getAttribute("tabindex") !== "-1") hidden.setAttribute("tabindex", "-1");
  // The help text has a generated id, and can only be recognised by being hidden.
  for (const said of root.querySelectorAll('[id^="DndLiveRegion"], div[id][style*="display"]'))
    for (const text of said.childNodes) translateDragging(text, words);
}

function setName(control: Element, name: string): void {
  if (control.hasAttribute("aria-labelledby") && control.id !== "select-all") return;
  if (name !== "" && control.getAttribute("aria-label") !== name) control.setAttribute("aria-label", name);
}

/** The visible name of the row, column or field that a control belongs to. */
function rowOf(control: Element): string {
  for (const [place, name] of PLACES) {
    const text = control.closest(place)?.querySelector(name)?.textContent?.replaceAll(/\s+/g, " ").trim();
    if (text) return text;
  }
  return "";
}

function translateDragging(text: Node, { dragging }: ControlWords): void {
  const [, words] = DRAGGING.find(([said]) => said.test(text.nodeValue ?? "")) ?? [];
  if (words !== undefined) text.nodeValue = words(dragging);
}
