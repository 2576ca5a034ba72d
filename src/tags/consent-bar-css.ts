const BAR = "#tag-consent section";

/** The bar's own styles: component styles are in every page, but these only in pages that ask for consent. */
export const CONSENT_BAR_CSS = `
html{scroll-padding-bottom:var(--tag-consent)!important}
body{padding-bottom:var(--tag-consent)}
#tag-consent>div{position:fixed;inset:auto 0 0;z-index:950}
${BAR}{max-height:min(70vh,40rem);overflow-y:auto;background:var(--h-colors-bg);color:var(--h-colors-fg);border-top:1px solid var(--h-colors-border);padding:1rem clamp(1.25rem,5vw,5rem) calc(1rem + env(safe-area-inset-bottom));font-size:.9375rem;line-height:1.5}
${BAR}>div{max-width:60rem;margin-inline:auto;display:grid;gap:.75rem}
${BAR} h2{font-family:var(--font-heading);font-weight:300;font-size:1.25rem;line-height:1.3}
${BAR} h2:focus{outline:none}
${BAR} p{max-width:44em}
${BAR} [data-part=buttons]{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}
${BAR} button{min-height:2.75rem;padding:.5rem 1.5rem;font-weight:500}
${BAR} [data-part=answer]{min-width:9rem;background:var(--h-colors-action);color:var(--h-colors-action-fg);border:1px solid transparent;border-end-end-radius:1.1rem}
${BAR} [data-part=way],${BAR} a{min-height:2.75rem;padding-inline:0;display:inline-flex;align-items:center;text-decoration:underline}
${BAR} fieldset{display:grid;gap:.5rem}
${BAR} label{display:grid;grid-template-columns:auto 1fr;gap:0 .75rem;align-items:start;min-height:2.75rem}
${BAR} input{width:1.5rem;height:1.5rem;accent-color:var(--h-colors-accent)}
${BAR} small{grid-column:2;font-size:.875rem;color:var(--h-colors-fg-muted)}
@media print{#tag-consent{display:none}}
`;
