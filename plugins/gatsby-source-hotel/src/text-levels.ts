import { CONTENT_KEYS, TEMPLATE_TYPES } from "../../../shared/content-keys";

/** What of a page's contents says where a text stands. */
interface Headed {
  key: string;
  title?: string | null | undefined;
}

/** Level of the highest heading in a text: below its own title, in the title's place where there is none. */
export function levelBelow(title: string | null | undefined): number {
  return title?.trim() ? 3 : 2;
}

/** The same for one of a page's contents: a hero's title is the page's h1, and rates stand under their introduction. */
export function contentLevel(contents: readonly Headed[], index: number): number {
  const isRate = (content: Headed | undefined) => content?.key.startsWith(CONTENT_KEYS.rate) ?? false;
  const { [index]: content } = contents;
  if (content?.key.startsWith(CONTENT_KEYS.hero)) return 2;
  const head = isRate(content) ? contents.slice(0, index).findLast((other) => !isRate(other)) : content;
  return levelBelow(head?.title);
}

/** Awards, certificates and directions have titles of level 3; other types stand right below their section's. */
export function templateTypeLevel(subtitle: string): number {
  const { awards, certificates, directions } = TEMPLATE_TYPES;
  return [awards, certificates, directions].some((prefix) => subtitle.startsWith(prefix)) ? 4 : 3;
}
