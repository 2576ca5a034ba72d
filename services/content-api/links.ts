import type { ApiPage, ApiRoom, ApiSlide, ApiSlider } from "../../plugins/gatsby-source-hotel/src/contract";
import { decodePath, stripTrailingSlashes } from "../../src/config/paths";

/** An address in the content, with the field that holds it: `contents.1.link`. */
export interface ContentLink {
  field: string;
  url: string;
}

const HREF = /<a\s[^>]*?href\s*=\s*["']([^"']*)["']/gi;

/** All links of a page: its own, those of its slides, and those in its HTML. */
export function linksOfPage(page: ApiPage): ContentLink[] {
  return [
    ...(page.contents ?? []).flatMap((content, index) => linksOfBlock(`contents.${index}`, content)),
    ...(page.heroSlides ?? []).flatMap((slide, index) => linksOfBlock(`heroSlides.${index}`, slide)),
    ...linksOfSliders(page.sliders),
  ];
}

export function linksOfRoom(room: ApiRoom): ContentLink[] {
  return [...linksOfBlock("", { content: room.content }), ...linksOfSliders(room.sliders)];
}

/** The decoded path of a site link without query and hash: `/tr/%C3%A7ay/?a#b` → `/tr/çay`; null for any other link. */
export function internalPath(url: string): string | null {
  if (!/^\/(?!\/)/.test(url)) return null;
  const path = url.replace(/[?#].*$/s, "");
  return stripTrailingSlashes(decodePath(path) ?? path);
}

function linksOfSliders(sliders: readonly ApiSlider[] | null | undefined): ContentLink[] {
  return (sliders ?? []).flatMap(({ key, content, slides }) => [
    ...linksOfBlock(`sliders.${key}`, { content }),
    ...slides.flatMap((slide, index) => linksOfBlock(`sliders.${key}.${index}`, slide)),
  ]);
}

function linksOfBlock(field: string, { content, link }: Pick<ApiSlide, "content" | "link">): ContentLink[] {
  const inHtml = Array.from((content ?? "").matchAll(HREF), ([, url = ""]) => ({
    field: `${field}.content`,
    url,
  }));
  return link ? [{ field: `${field}.link`, url: link.url }, ...inHtml] : inHtml;
}
