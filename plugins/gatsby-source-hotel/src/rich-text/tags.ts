/** Allowed tags. Any other tag is dropped, its text kept. */
export const BLOCK_TAGS: readonly string[] = words(`
  p h2 h3 h4 ul ol li dl dt dd blockquote figure figcaption hr br
  table caption colgroup col thead tbody tfoot tr th td
`);
export const INLINE_TAGS: readonly string[] = words(
  "a img strong em b i u s small sub sup mark q cite abbr time",
);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
