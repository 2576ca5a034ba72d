import type { Locale } from "../../../src/config/locales";
import type {
  ApiCategoryTemplate,
  ApiFile,
  ApiLink,
  ApiMenu,
  ApiPage,
  ApiRoom,
  ApiSlide,
  ApiSlider,
} from "./contract";
import { type SiteLinks, toHref } from "./links";
import { pictureAddress } from "./picture-address";
import { type RichTextContext, toRichText } from "./rich-text";

/** A picture as one language shows it, before its file is fetched. */
export interface PictureUse {
  id: string;
  locale: Locale;
  /** Without the API's host. */
  sourceUrl: string;
  alt: string;
  /** Pixels, 0 where the API gives none. */
  width: number;
  height: number;
}

export interface PartsContext {
  locale: Locale;
  links: SiteLinks;
  apiOrigin: string;
  createNodeId(name: string): string;
  /** Receives every picture that the parts use. */
  pictures: Map<string, PictureUse>;
}

type Optional<Type> = Type | null | undefined;
type Meta = NonNullable<ApiPage["metas"]>[number];
type Content = NonNullable<ApiPage["contents"]>[number];
type Breadcrumb = NonNullable<ApiPage["breadcrumbs"]>[number];
type PageOption = NonNullable<ApiPage["options"]>[number];
type Plan = NonNullable<ApiRoom["plans"]>[number];

/** Trimmed text; null where there is none. */
export function textOrNull(text: Optional<string>): string | null {
  return text?.trim() || null;
}

export type Parts = ReturnType<typeof createParts>;

/** Builders for what nodes are made of, in one language. Empty texts and links that lead nowhere become null. */
export function createParts({ locale, links, apiOrigin, createNodeId, pictures }: PartsContext) {
  function picture(file: ApiFile): string {
    const sourceUrl = pictureAddress(file.sourceUrl, apiOrigin);
    const alt = file.alt?.trim() ?? "";
    const id = createNodeId(`picture-${sourceUrl}-${locale}-${alt}`);
    const size = { width: Math.round(file.width ?? 0), height: Math.round(file.height ?? 0) };
    const known = pictures.get(id);
    // A use that tells the size is worth more than one that does not.
    if (!known || known.width === 0 || known.height === 0) {
      pictures.set(id, { id, locale, sourceUrl, alt, ...size });
    }
    return id;
  }

  const pictureOrNull = (file: Optional<ApiFile>) => (file ? picture(file) : null);
  const richTextContext: RichTextContext = { links, addPicture: picture };
  const richText = (html: Optional<string>) => toRichText(html, richTextContext);

  function link(given: Optional<ApiLink>) {
    const href = given ? toHref(given.url, links) : null;
    if (!given || !href) return null;
    return {
      url: href.url,
      text: given.text.trim(),
      target: given.target === "_blank" ? given.target : null,
    };
  }

  const slide = (given: ApiSlide) => ({
    title: textOrNull(given.title),
    content: richText(given.content),
    picture: pictureOrNull(given.file),
    link: link(given.link),
  });

  return {
    richText,
    slide,
    slider: ({ key, content, slides }: ApiSlider) => ({
      key,
      content: richText(content),
      slides: slides.map(slide),
    }),
    content: (given: Content) => ({
      key: given.key,
      title: textOrNull(given.title),
      subtitle: textOrNull(given.subtitle),
      content: richText(given.content),
      picture: pictureOrNull(given.file),
      link: link(given.link),
    }),
    templateType: (given: ApiCategoryTemplate["types"][number]) => ({
      subtitle: given.subtitle.trim(),
      title: textOrNull(given.title),
      content: richText(given.content),
      picture: pictureOrNull(given.file),
      link: link(given.link),
    }),
    option: ({ key, value, file }: PageOption) => ({
      key,
      value: textOrNull(value),
      picture: pictureOrNull(file),
    }),
    plan: ({ title, file }: Plan) => ({ title: textOrNull(title), picture: picture(file) }),
    meta: ({ name, property, content }: Meta) => ({
      name: textOrNull(name),
      property: textOrNull(property),
      content: content.trim(),
    }),
    breadcrumb: ({ text, url, active }: Breadcrumb) => ({
      text: text.trim(),
      url: url ? (toHref(url, links)?.url ?? null) : null,
      active: active ?? false,
    }),
    /** Without the items that lead nowhere in this language. */
    menuItems: (items: ApiMenu["items"]) =>
      items.flatMap(({ id, section, url, text }) => {
        const href = toHref(url, links);
        return href ? [{ apiId: id, section, url: href.url, text: text.trim() }] : [];
      }),
  };
}
