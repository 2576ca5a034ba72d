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

/**
 * Sanitised HTML → HTML as it stands on a page: pictures by id become lazy `img` elements, tables have headers for
 * columns and rows and stand in a box that may scroll; `tableLabel` is its name then.
 */
export function richTextHtml(html: string, pictures: readonly InlinePicture[], tableLabel: string): string {
  return scrollTables(placePictures(html, pictures), tableLabel);
}

/** `<img data-picture="7">` → the picture's own markup; one that is not in the list, or has no file, leaves nothing. */
export function placePictures(html: string, pictures: readonly InlinePicture[]): string {
  return html.replace(/<img\b[^>]*\bdata-picture="([^"]*)"[^>]*>/g, (_, id: string) => {
    const picture = pictures.find((candidate) => candidate.id === id);
    return picture?.src ? pictureTag(picture) : "";
  });
}

function scrollTables(html: string, label: string): string {
  return html
    .replace(/<thead>[\s\S]*?<\/thead>/g, (head) => head.replaceAll("<th>", '<th scope="col">'))
    .replace(/<\/thead>\s*<tbody>[\s\S]*?<\/tbody>/g, headRows)
    .replace(/<table\b/g, `<div data-scroll="${escapeAttribute(label)}"><table`)
    .replaceAll("</table>", "</table></div>");
}

/** Below a head the first cell of a row says what the row is about; not where cells run over several rows. */
function headRows(body: string): string {
  if (body.includes("rowspan")) return body;
  return body.replace(
    /<tr>(\s*)<td>((?:(?!<table)[\s\S])*?)<\/td>/g,
    (_, space: string, words: string) => `<tr>${space}<th scope="row">${words}</th>`,
  );
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
