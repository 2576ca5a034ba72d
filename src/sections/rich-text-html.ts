/** A picture that stands inside HTML. */
export interface InlinePicture {
  id: string;
  alt: string;
  /** Pixels, 0 where the size can not be read. */
  width: number;
  height: number;
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
}

interface RichTextOptions {
  /** Level that the highest heading of the text gets: 2 to 6. */
  headingLevel: number;
  /** Accessible name of the box in which a wide table scrolls. */
  tableLabel: string;
}

/**
 * Sanitised HTML → HTML as it stands on a page: pictures by id become lazy `img` elements, headings continue the page's
 * outline without a skipped level, tables scroll in their own box.
 */
export function richTextHtml(
  html: string,
  pictures: readonly InlinePicture[],
  options: RichTextOptions,
): string {
  return scrollTables(levelHeadings(placePictures(html, pictures), options.headingLevel), options.tableLabel);
}

/** `<img data-picture="7">` → the picture's own markup; an id that is not in the list leaves nothing. */
export function placePictures(html: string, pictures: readonly InlinePicture[]): string {
  return html.replace(/<img\b[^>]*\bdata-picture="([^"]*)"[^>]*>/g, (_, id: string) => {
    const picture = pictures.find((candidate) => candidate.id === id);
    return picture ? pictureTag(picture) : "";
  });
}

/** (`<h1>A</h1><h3>B</h3>`, 3) → `<h3>A</h3><h4>B</h4>`: levels in use become consecutive, from `top` down. */
export function levelHeadings(html: string, top: number): string {
  const used = new Set([...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => level));
  const ranks = [...used].sort();
  return html.replace(
    /(<\/?h)([1-6])\b/g,
    (_, tag: string, level: string) => `${tag}${Math.min(6, top + ranks.indexOf(level))}`,
  );
}

/** Takes a leading heading off: `<h2>A <em>b</em></h2><p>c</p>` → heading `A <em>b</em>`, body `<p>c</p>`. */
export function splitHeading(html: string): { heading: string | null; body: string } {
  const match = /^\s*<h([1-6])[^>]*>([\s\S]*?)<\/h\1>([\s\S]*)$/.exec(html);
  return match ? { heading: match[2] ?? null, body: (match[3] ?? "").trim() } : { heading: null, body: html };
}

/** The words of a quote without the element around them, which the section brings itself. */
export function unwrapQuote(html: string): string {
  return html.replace(/<\/?blockquote\b[^>]*>/g, "");
}

function scrollTables(html: string, label: string): string {
  return html
    .replace(/<thead>[\s\S]*?<\/thead>/g, (head) => head.replaceAll("<th>", '<th scope="col">'))
    .replace(
      /<table\b/g,
      `<div role="group" tabindex="0" data-scroll aria-label="${escapeAttribute(label)}"><table`,
    )
    .replaceAll("</table>", "</table></div>");
}

function pictureTag({ alt, width, height, src, srcSet, sizes }: InlinePicture): string {
  const attributes = {
    src,
    srcset: srcSet,
    sizes: srcSet && sizes,
    width: width > 0 ? String(width) : undefined,
    height: height > 0 ? String(height) : undefined,
    alt,
    loading: "lazy",
    decoding: "async",
  };
  const text = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${escapeAttribute(value)}"`],
  );
  return `<img ${text.join(" ")}>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
