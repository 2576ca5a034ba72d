import { breakpoints } from "../../theme/breakpoints";
import { MIRRORED } from "../../theme/reading-direction";

/** Rules of the light of a day, which come with its code: see src/booking/calendar-styles.ts. */
export const LIGHT_STYLES = `
.light {
  display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem clamp(2rem, 5vw, 5rem); align-content: space-evenly;
  min-height: inherit; padding-block: 2rem 1rem; line-height: 1.4;
  border-block-start: 1px solid var(--h-colors-border);
}
.light h2 { font: 300 clamp(1.5rem, 1.3rem + 0.8vw, 2rem) / 1.2 var(--font-heading); text-wrap: balance; }
.light h2 + p { margin-block-start: 0.5rem; color: var(--h-colors-fg-muted); }
.light-path > svg { display: block; width: 100%; overflow: visible; scale: ${MIRRORED}; }
.light-path path { vector-effect: non-scaling-stroke; }
.light-path .light-ridge { fill: currentColor; fill-opacity: 0.1; stroke-opacity: 0.55; stroke-linejoin: round; }
.light-sun { fill: var(--h-colors-accent); stroke: none; }
.light-lit { fill: var(--h-colors-bg); stroke: none; }
.light-moon { fill: var(--h-colors-bg); stroke: var(--h-colors-accent); stroke-width: 1.5; }
.light-times {
  display: flex; flex-wrap: wrap; gap: 0.75rem clamp(0.5rem, (100vw - 320px) / 6, 1rem); margin-block-start: 0.5rem;
  overflow-wrap: normal;
}
.light-times > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.light-times > div:first-child { margin-inline-end: auto; }
.light-times > div:last-child { text-align: end; }
.light-times dd { white-space: nowrap; font: 300 clamp(1.625rem, 1.4rem + 0.8vw, 2.125rem) / 1.2 var(--font-heading); }
.light dt { font-size: 0.875rem; color: var(--h-colors-fg-muted); }
.light dd { font-variant-numeric: lining-nums tabular-nums; }
.light-rest { align-self: end; font-size: 0.9375rem; }
.light-rest > div {
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1.5rem; padding-block: 0.5rem;
  border-block-start: 1px solid var(--h-colors-border);
}
.light-rest > div:first-child { border: 0; }
.light-rest dd { flex: 1; min-width: min(9rem, 100%); text-align: end; }
.light-rest svg { display: inline-block; width: 1.125rem; margin-inline-end: 0.5rem; vertical-align: -0.2em; }
.light-places > span + span::before { content: " · "; }
@media (min-width: ${breakpoints.md}) {
  .light { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-content: space-between; align-items: end; }
  .light-day { grid-area: 1 / 1; align-self: start; }
  .light-path { grid-area: 1 / 2 / 3; }
  .light-rest { grid-area: 2 / 1; }
}
@media (min-width: ${breakpoints.lg}) {
  .light { grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr); padding-block: 2.5rem 1.5rem; }
  .light-path { grid-area: 1 / 2; }
  .light-rest { grid-area: 1 / 3; }
}
`;
