import { Element, Text } from "domhandler";
import escapeHtml from "escape-html";
import { changeElements, parseHtml, writeHtml } from "./html-tree";

/** A picture inside HTML. */
export interface InlinePicture {
  id: string;
  alt: string;
  /** Shown below the picture: how far AI made it. */
  note?: string | null | undefined;
  /** Pixels; 0 if the size can't be read. */
  width: number;
  height: number;
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
}

/**
 * Replaces `<img data-picture="7">` with the picture's lazy-loaded `img`; removes it if the picture is unknown or has
 * no file.
 */
export function placePictures(html: string, pictures: readonly InlinePicture[]): string {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  const root = parseHtml(html);
  changeElements(root, (element) => {
    if (element.name !== "img") return [element];
    const picture = byId.get(element.attribs["data-picture"] ?? "");
    return picture?.src ? [pictureElement(picture), ...noteElement(picture)] : [];
  });
  return writeHtml(root);
}

function pictureElement({ alt, width, height, src, srcSet, sizes }: InlinePicture): Element {
  const attributes = {
    src,
    ...(srcSet && { srcset: srcSet, ...(sizes && { sizes }) }),
    ...(width > 0 && { width: String(width) }),
    ...(height > 0 && { height: String(height) }),
    alt,
    loading: "lazy",
    decoding: "async",
  };
  const escaped = Object.entries(attributes).map(([name, value]) => [name, escapeHtml(value)]);
  return new Element("img", Object.fromEntries(escaped));
}

/** Phrasing content, because an editor's picture may be inside a paragraph or a link. */
function noteElement({ note }: InlinePicture): Element[] {
  return note ? [new Element("small", {}, [new Text(escapeHtml(note))])] : [];
}
