import { layoutBreakpoints } from "../theme/breakpoints";
import { MIRRORED } from "../theme/reading-direction";

/*
 * Rules of what a press fetches, in the chunk of that code: the stylesheet of the site, which every page loads, has
 * none of them. The variables are those of the tones (content/tokens.json).
 */

/**
 * The button over a date field: for a mouse, and where the calendar has room. Its glyph covers the field's own. Unless
 * somebody types there, the chosen day in the page's language covers the field's, which is in the browser's; from right
 * to left all of it, because browsers put theirs on either side.
 */
export const CALENDAR_BUTTON_STYLES = `
[data-look] fieldset > div { position: relative; }
.calendar-button.calendar-button { display: none; position: absolute; inset: 0; margin: 0; cursor: pointer; }
.calendar-button svg {
  position: absolute; inset-block-end: 2px; inset-inline-end: 0; width: 2rem; height: 2.5rem;
  padding-inline-start: 0.75rem; background: var(--h-colors-bg);
}
.calendar-day {
  position: absolute; inset-block-end: 2px; inset-inline: 0 2rem; line-height: 2.5rem;
  background: var(--h-colors-bg); pointer-events: none;
}
[dir=rtl] .calendar-day { inset-inline-end: 0; }
@media (pointer: fine) { label:focus-within ~ .calendar-day { display: none; } }
@media (min-width: ${layoutBreakpoints.layoutSm}) and (not (pointer: coarse)) {
  .calendar-button.calendar-button { display: block; }
}
`;

/** The calendar. */
export const CALENDAR_STYLES = `
.calendar {
  position: fixed; margin: 0; padding: 0; border: 0; max-width: 100vw; max-height: 100dvh; overflow: auto;
  background: var(--h-colors-bg); color: var(--h-colors-fg); line-height: 1.4;
  border-end-end-radius: 1.75rem; box-shadow: 0 18px 50px -12px rgb(4 28 34 / 0.35);
}
.calendar::backdrop { background: transparent; }
.calendar-body { padding: 1.25rem 1.5rem; display: grid; gap: 1rem; }
.rdp-months { position: relative; display: flex; gap: 2rem; }
.rdp-nav { position: absolute; inset-block-start: 0; inset-inline: 0; display: flex; justify-content: space-between; }
.rdp-nav button { width: 2.75rem; height: 2.75rem; display: grid; place-items: center; cursor: pointer; }
.rdp-nav button[aria-disabled=true] { visibility: hidden; }
.rdp-nav svg { width: 1.25rem; height: 1.25rem; fill: currentColor; scale: ${MIRRORED}; }
.rdp-month_caption { min-height: 4.25rem; padding-inline: 3rem; text-align: center; }
.rdp-caption_label { display: block; line-height: 2.75rem; margin-block-end: -0.5rem; font-weight: 500; }
.rdp-month_caption small { font-size: 0.8125rem; color: var(--h-colors-fg-muted); }
.rdp-month_grid { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.rdp-weekday { height: 2rem; font-size: 0.8125rem; font-weight: 400; color: var(--h-colors-fg-muted); }
.rdp-day { padding: 1px 0; text-align: center; }
.rdp-day button { width: 2.5rem; height: 2.5rem; cursor: pointer; border: 1px solid transparent; font-size: 0.9375rem; }
.rdp-day button:not(:disabled, [aria-disabled=true]):hover { border-color: currentColor; }
.rdp-day :is(:disabled, [aria-disabled=true]) { opacity: 0.4; cursor: default; }
.rdp-day button:focus-visible { outline-offset: -2px; }
.rdp-today button { font-weight: 500; text-decoration: underline; text-underline-offset: 0.25em; }
.rdp-range_start, .rdp-range_middle, .rdp-range_end { background: var(--h-colors-border); }
.rdp-hidden { background: none; }
.rdp-selected:not(.rdp-range_middle) button {
  background: var(--h-colors-action); color: var(--h-colors-action-fg); border-end-end-radius: 0.75rem;
  outline-color: currentColor;
}
.calendar-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 0.5rem 1rem; }
.calendar-foot [role=status] { flex: 1 1 16rem; font-size: 0.9375rem; }
.calendar-foot b { font-weight: 500; }
.calendar-foot b::before { content: "· "; }
@media (forced-colors: active) {
  .calendar { border: 1px solid; }
  .rdp-range_middle button { border-color: Highlight; }
  .rdp-selected:not(.rdp-range_middle) button {
    forced-color-adjust: none; background: Highlight; color: HighlightText;
  }
}
`;
