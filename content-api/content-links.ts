import sanitizeHtml from "sanitize-html";
import type { ApiPage, ApiRoom, ApiSlide, ApiSlider } from "./contract";

/** A link as the API spells it, with the field that holds it: `contents.1.link`. */
export interface ContentLink {
  field: string;
  url: string;
}

type Optional<Type> = Type | null | undefined;

/** Anything that may hold links, with the prefix of its field names: `contents.1.`. */
interface Block extends Pick<ApiSlide, "content" | "link"> {
  prefix: string;
}

/** A response stays the same object from build to build while it is unchanged. */
const readPages = new WeakMap<ApiPage, readonly ContentLink[]>();

/** Returns every link of a page, those in its HTML last. */
export function linksOfPage(page: ApiPage): readonly ContentLink[] {
  const links = readPages.get(page) ?? linksOf([...partsOf(page), ...textsOf(page.sliders)]);
  readPages.set(page, links);
  return links;
}

/** Returns the link fields of a page's slides and contents that are empty: `contents.1.link`. */
export function emptyLinksOf(page: ApiPage): string[] {
  return partsOf(page).flatMap(({ prefix, link }) => (link ? [] : [`${prefix}link`]));
}

/** Returns every link of a room. */
export function linksOfRoom({ content, sliders }: ApiRoom): ContentLink[] {
  return linksOf([{ prefix: "", content }, ...slidesOf(sliders), ...textsOf(sliders)]);
}

/** Returns the addresses that an HTML field links to. */
export function hrefsIn(html: string): string[] {
  const hrefs: string[] = [];
  // Most texts have no links, so skip parsing them.
  if (!/<a\b/i.test(html)) return hrefs;
  sanitizeHtml(html, {
    allowedTags: [],
    transformTags: {
      a: (tagName, attribs) => {
        if (attribs.href) hrefs.push(attribs.href);
        return { tagName, attribs };
      },
    },
  });
  return hrefs;
}

function partsOf({ heroSlides, contents, sliders }: ApiPage): Block[] {
  return [...numbered("heroSlides", heroSlides), ...slidesOf(sliders), ...numbered("contents", contents)];
}

function linksOf(blocks: readonly Block[]): ContentLink[] {
  return [
    ...blocks.flatMap(({ prefix, link }) => (link ? [{ field: `${prefix}link`, url: link.url }] : [])),
    ...blocks.flatMap(({ prefix, content }) =>
      hrefsIn(content ?? "").map((url) => ({ field: `${prefix}content`, url })),
    ),
  ];
}

function numbered(name: string, blocks: Optional<Pick<Block, "content" | "link">[]>): Block[] {
  return (blocks ?? []).map((block, index) => ({ ...block, prefix: `${name}.${index}.` }));
}

function slidesOf(sliders: Optional<ApiSlider[]>): Block[] {
  return (sliders ?? []).flatMap(({ key, slides }) => numbered(`sliders.${key}`, slides));
}

function textsOf(sliders: Optional<ApiSlider[]>): Block[] {
  return (sliders ?? []).map(({ key, content }) => ({ prefix: `sliders.${key}.`, content }));
}
