import { type AnswerValues, perField } from "../../../model/fields";
import { type AiShare, isAiShare } from "../../../shared/ai-shares";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import type {
  ApiCategoryTemplate,
  ApiFile,
  ApiLink,
  ApiMenu,
  ApiPage,
  ApiPriceFrom,
  ApiPrices,
  ApiRoom,
  ApiSlide,
  ApiSlider,
} from "../../../content-api/contract";
import type { MessagesOf } from "../../../languages/messages-of";
import type { Href } from "../../../content-api/links";
import { documentWords } from "./documents";
import type { EnquiryLink } from "./enquiry-links";
import { hrefIn, type LinkContext } from "./href";
import { bookableOffer, withTerms } from "./offer-terms";
import { pictureAddress } from "../../../content-api/picture-address";
import { pressLink } from "./press-links";
import { toIsoDate } from "../../../shared/date-format";
import { startOfDay } from "../../../shared/time-zone";
import { fromMonth, wordsOfMonth } from "./from-month";
import { formatPrice, priceWords } from "./price-words";
import type { KeptTexts } from "./rich-text/kept-texts";
import { typeset } from "./rich-text/typeset";
import type { HeadedText } from "./rich-text/rich-text";
import { contentLevel, levelBelow, templateTypeLevel } from "./text-levels";

/** A picture as used in one language, before its file is fetched. */
export interface PictureUse {
  id: string;
  locale: Locale;
  /** Without the API's host. */
  sourceUrl: string;
  alt: string;
  /** Pixels; 0 if the API doesn't give the size. */
  width: number;
  height: number;
  /** CSS `object-position`; null for the centre. */
  focal: string | null;
  /** How far AI made it, if an editor says so. */
  ai: AiShare | null;
}

interface PartsContext extends LinkContext {
  apiOrigin: string;
  texts: KeptTexts;
  /** UI messages, including the hotel's own wording. */
  messages: MessagesOf<"detail">;
  /** The hotel's time zone; UTC if unknown. */
  timeZone?: string | null | undefined;
  /** Absent if no mail link goes to a form. */
  enquiryLink?: EnquiryLink | undefined;
  createNodeId(name: string): string;
  /** Collects every picture used by the parts. */
  pictures: Map<string, PictureUse>;
  /** Collects the addresses of all films and their captions. */
  films: Set<string>;
}

type Optional<Type> = Type | null | undefined;
type Meta = NonNullable<ApiPage["metas"]>[number];
type ApiContent = NonNullable<ApiPage["contents"]>[number];
type ApiFilm = NonNullable<ApiContent["film"]>;
type Breadcrumb = NonNullable<ApiPage["breadcrumbs"]>[number];
type PageOption = NonNullable<ApiPage["options"]>[number];
type Plan = NonNullable<ApiRoom["plans"]>[number];

const NO_HEADED_TEXT: HeadedText = { heading: null, name: "", body: null };

interface NodeValues {
  words: string | null;
  html: ReturnType<KeptTexts["read"]>;
  wordList: string[];
  choices: string[];
  number: number | null;
  party: ReturnType<typeof partyOf> | null;
}

export type Parts = ReturnType<typeof createParts>;

/** Creates the builders for node fields in one language. Empty texts and broken links become null. */
export function createParts(context: PartsContext) {
  const { locale, apiOrigin, texts, messages, enquiryLink, createNodeId, pictures, films, timeZone } =
    context;
  const href = (url: string) => hrefIn(context, url);

  function picture(file: ApiFile): string {
    const sourceUrl = pictureAddress(file.sourceUrl, apiOrigin);
    const alt = file.alt?.trim() ?? "";
    const focal = focalOf(file);
    const ai = isAiShare(file.ai) ? file.ai : null;
    const own = [focal, ai].flatMap((value) => (value === null ? [] : `-${value}`)).join("");
    const id = createNodeId(`picture-${sourceUrl}-${locale}-${alt}${own}`);
    const size = { width: Math.round(file.width ?? 0), height: Math.round(file.height ?? 0) };
    const known = pictures.get(id);
    // Prefer a use that gives the size over one that doesn't.
    if (!known || known.width === 0 || known.height === 0) {
      pictures.set(id, { id, locale, sourceUrl, alt, focal, ai, ...size });
    }
    return id;
  }

  /** Returns the id of a film's File node; the node doesn't exist if the film can't be fetched. */
  function filmFile({ sourceUrl }: ApiFile): string {
    const address = pictureAddress(sourceUrl, apiOrigin);
    films.add(address);
    return createNodeId(fileName(address));
  }

  const film = ({ file, small, captions, uploaded, seconds }: ApiFilm) => ({
    file: filmFile(file),
    small: small ? filmFile(small) : null,
    captions: filmFile(captions),
    uploaded: uploaded ? startOfDay(uploaded, timeZone) : null,
    seconds: seconds ?? null,
  });

  /** Trimmed and typeset text; null if empty. */
  const words = (text: Optional<string>) => typeset(text?.trim() ?? "", locale) || null;

  const pictureOrNull = (file: Optional<ApiFile>) => (file ? picture(file) : null);
  const textContext = { ...context, addPicture: picture };
  /** `top` is the level of the text's highest heading. */
  const richText = (source: Optional<string>, top: number) => texts.read(source, textContext, { top });

  /** With type and size if it leads to a document. */
  function linkWords(text: string, { bytes }: Href): string {
    const own = words(text) ?? "";
    return bytes === undefined ? own : (words(documentWords(own, bytes, locale)) ?? "");
  }

  function link(given: Optional<ApiLink>) {
    const target = given ? href(given.url) : null;
    if (!given || !target) return null;
    return {
      url: target.url,
      text: linkWords(given.text, target),
      target: given.target === "_blank" ? given.target : null,
    };
  }

  /** Like `link`, for the page's main content, where a desk's mail link goes to the enquiry form. */
  function blockLink(given: Optional<ApiLink>) {
    const shown = link(given);
    const form = shown && enquiryLink?.(shown.url);
    return shown && form ? { ...shown, url: form, target: null } : shown;
  }

  /** With a room's monthly prices, its words say the month that has the price. */
  const priceFrom = (given: Optional<ApiPriceFrom>, monthly: readonly ApiPrices[] = []) => {
    if (!given || given.amount === 0) return null;
    const { for: party, ...price } = given;
    const said = priceWords(given, locale, messages);
    const month = fromMonth(given, monthly, toIsoDate(new Date()).slice(0, 7));
    return {
      ...price,
      party: party ? partyOf(party) : null,
      note: words(given.note),
      formatted: formatPrice(given, locale),
      words: month ? wordsOfMonth(said, month, messages) : said,
    };
  };

  const slide = (given: ApiSlide, textLevel: number) => ({
    title: words(given.title),
    content: richText(withTerms(given.content, given.offer, messages), textLevel),
    picture: pictureOrNull(given.file),
    link: blockLink(given.link),
    priceFrom: priceFrom(given.priceFrom),
    offer: bookableOffer(given, messages),
  });

  const contentText = ({ key, content }: ApiContent, top: number) =>
    texts.read(content, textContext, { top, isQuote: key.startsWith(CONTENT_KEYS.quote) });

  return {
    words,
    richText,
    /** Converts the fields that the model describes; the highest heading of their texts is an h2. */
    fields: perField<AnswerValues, NodeValues>({
      words: (_field, text) => words(text),
      html: (_field, source) => richText(source, 2),
      wordList: (_field, list) => (list ?? []).flatMap((text) => words(text) ?? []),
      choices: ({ of }, chosen) => (chosen ?? []).filter((word) => of.includes(word)),
      number: (_field, value) => value ?? null,
      party: (_field, party) => (party ? partyOf(party) : null),
    }),
    /** The first slide is below the page's h1; the others have their own titles. */
    heroSlides: (slides: readonly ApiSlide[]) =>
      slides.map((given, index) => slide(given, index === 0 ? 2 : levelBelow(given.title))),
    slider: ({ key, content, slides }: ApiSlider) => ({
      key,
      ...(texts.readHeaded(content, textContext, { top: 2 }) ?? NO_HEADED_TEXT),
      slides: slides.map((given) => slide(given, key === CONTENT_KEYS.errorHeader ? 2 : 4)),
    }),
    contents: (contents: readonly ApiContent[]) =>
      contents.map((given, index) => ({
        key: given.key,
        title: words(given.title),
        subtitle: words(given.subtitle),
        content: contentText(given, contentLevel(contents, index)),
        picture: pictureOrNull(given.file),
        link: blockLink(given.link) ?? pressLink(given.key, locale),
        film: given.film ? film(given.film) : null,
      })),
    templateType: (given: ApiCategoryTemplate["types"][number]) => ({
      subtitle: given.subtitle.trim(),
      title: words(given.title),
      content: richText(given.content, templateTypeLevel(given.subtitle)),
      picture: pictureOrNull(given.file),
      link: link(given.link),
    }),
    option: ({ key, value, file }: PageOption) => ({
      key,
      value: value?.trim() || null,
      picture: pictureOrNull(file),
    }),
    plan: ({ title, file }: Plan) => ({ title: words(title), picture: picture(file) }),
    priceFrom,
    prices: ({ for: party, currency, months, note }: ApiPrices) => ({
      party: partyOf(party),
      currency,
      note: words(note),
      months: months
        .filter(({ amount }) => amount > 0)
        .sort((one, other) => one.month.localeCompare(other.month))
        .map(({ month, amount }) => ({
          month,
          amount,
          formatted: formatPrice({ amount, currency }, locale),
        })),
    }),
    meta: ({ name, property, content }: Meta) => ({
      name: name?.trim() || null,
      property: property?.trim() || null,
      content: content.trim(),
    }),
    breadcrumb: ({ text, url, active }: Breadcrumb) => ({
      text: words(text) ?? "",
      url: url ? (href(url)?.url ?? null) : null,
      active: active ?? false,
    }),
    /** Drops items whose target doesn't exist in this language. */
    menuItems: (items: ApiMenu["items"]) =>
      items.flatMap(({ id, section, url, text }) => {
        const target = href(url);
        return target ? [{ apiId: id, section, url: target.url, text: linkWords(text, target) }] : [];
      }),
  };
}

/** Name from which a File node's id is derived. */
export function fileName(address: string): string {
  return `file-${address}`;
}

/** `{ x: 0.3, y: 0.725 }` → `30% 72.5%`. */
function focalOf({ focal }: ApiFile): string | null {
  if (!focal) return null;
  const [x, y] = [focal.x, focal.y].map((part) => `${Math.round(part * 1_000) / 10}%`);
  return x === "50%" && y === "50%" ? null : `${x} ${y}`;
}

function partyOf({ adults, children }: ApiPrices["for"]) {
  return { adults, children: children ?? null };
}
