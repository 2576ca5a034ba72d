import { Parser } from "htmlparser2";
import { digestOf } from "../../shared/digest";

/** A picture on a page: its same-site URL, and the caption or else the alternative text. */
export interface PagePicture {
  address: string;
  caption: string;
}

/** What a guest gets from a page, without what surrounds it on all pages. */
export interface PageContent {
  /** Digest of its words and pictures. */
  reading: string;
  pictures: PagePicture[];
}

const UNREAD = new Set(["script", "style", "template"]);
/** The hash of a picture's content in its URL, whichever its size. */
const CONTENT_HASH = /^\/static\/([0-9a-f]{32})\//;

/** Reads a page's HTML: its title, its description and its main element; all of its body if it has none. */
export function readPageContent(html: string): PageContent {
  const head: string[] = [];
  const whole = new Reading();
  const main = new Reading();
  const open: string[] = [];
  const readings = () => (open.includes("main") ? [whole, main] : open.includes("head") ? [] : [whole]);
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(name);
      if (name === "meta" && attributes.name === "description") head.push(attributes.content ?? "");
      for (const reading of readings()) reading.open(name, attributes);
    },
    ontext(text) {
      const inside = open.at(-1) ?? "";
      if (UNREAD.has(inside)) return;
      if (inside === "title" && !open.includes("svg")) head.push(text);
      for (const reading of readings()) reading.text(text, open.includes("figcaption"));
    },
    onclosetag(name) {
      for (const reading of readings()) reading.close(name);
      open.pop();
    },
  });
  parser.end(html);
  const { words, pictures } = main.isEmpty ? whole : main;
  return { reading: digestOf([...head, ...words].join("").replace(/\s+/g, " ")), pictures };
}

/** What has been read of a part of a page. */
class Reading {
  readonly words: string[] = [];
  readonly pictures: PagePicture[] = [];
  isEmpty = true;
  /** Where the open figure begins among the pictures. */
  private figure: number | undefined;
  private caption = "";

  open(name: string, { src = "", alt = "" }: Record<string, string>): void {
    this.isEmpty = false;
    if (name === "figure") {
      this.figure = this.pictures.length;
      this.caption = "";
    }
    if (name !== "img") return;
    this.words.push(` ${alt} ${CONTENT_HASH.exec(src)?.[1] ?? ""} `);
    if (alt.trim() && CONTENT_HASH.test(src)) this.pictures.push({ address: src, caption: alt.trim() });
  }

  text(text: string, isCaption: boolean): void {
    this.words.push(text);
    if (isCaption) this.caption += text;
  }

  close(name: string): void {
    if (name !== "figure" || this.figure === undefined) return;
    const caption = this.caption.replace(/\s+/g, " ").trim();
    if (caption) for (const picture of this.pictures.slice(this.figure)) picture.caption = caption;
    this.figure = undefined;
  }
}
