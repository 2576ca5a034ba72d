import { CONTENT_KEYS, TEMPLATE_TYPES } from "../../../shared/content-keys";

/** The parts of a content block that determine a text's heading level. */
interface Headed {
  key: string;
  title?: string | null | undefined;
}

/** Highest heading level in a text: below its title, or the title's own level if there is none. */
export function levelBelow(title: string | null | undefined): number {
  return title?.trim() ? 3 : 2;
}

/** The same for a content block: a hero's title is the page's h1, and rates are below their introduction. */
export function contentLevel(contents: readonly Headed[], index: number): number {
  const isRate = (content: Headed | undefined) => content?.key.startsWith(CONTENT_KEYS.rate) ?? false;
  const { [index]: content } = contents;
  if (content?.key.startsWith(CONTENT_KEYS.hero)) return 2;
  const head = isRate(content) ? contents.slice(0, index).findLast((other) => !isRate(other)) : content;
  return levelBelow(head?.title);
}

/**
 * Heading level for a template type's text: awards, certificates and directions have h3 titles; other types come
 * directly below their section's title.
 */
export function templateTypeLevel(subtitle: string): number {
  const { awards, certificates, directions } = TEMPLATE_TYPES;
  return [awards, certificates, directions].some((prefix) => subtitle.startsWith(prefix)) ? 4 : 3;
}
