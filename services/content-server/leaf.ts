import { type Message, string } from "yup";
import { isLocale, LOCALES, type Locale } from "../../shared/locales";

/** The tags an editor may use; everything else is a slip of the pen. */
const TAGS = new Set(
  "p h2 h3 ul ol li dl dt dd strong em a blockquote br table thead tbody tr th td img".split(" "),
);

/** The languages that a field names: (`{ url: { en: "/", tr: "/tr" } }`, `url`) → `["en", "tr"]`. */
export function declaredLocales(file: unknown, field: string): Locale[] {
  const value = isRecord(file) ? file[field] : undefined;
  return isRecord(value) ? LOCALES.filter((locale) => locale in value) : [];
}

/**
 * A localised leaf, read in one language: `{ en: "Pool", tr: "Havuz", … }` in Turkish → `"Havuz"`.
 * A plain string, an unknown language or a language without text is a fault.
 */
export function localised(locale: Locale) {
  const fault: Message = ({ originalValue }: { originalValue?: unknown }) => leafFault(originalValue, locale);
  return string()
    .transform((_value, original: unknown) => leafText(original, locale))
    .nonNullable(fault)
    .typeError(fault);
}

/** Localised text in which no tag may stand. */
export function localisedText(locale: Locale) {
  return localised(locale).matches(/^[^<>]*$/, "must be plain text, without HTML");
}

/** Localised HTML; `isTarget` and `isPicture` say what its links and pictures may name. */
export function localisedHtml(
  locale: Locale,
  isTarget: (url: string) => boolean,
  isPicture: (name: string) => boolean,
) {
  return localised(locale).test("html", (html, context) => {
    const fault = html === undefined ? undefined : htmlFault(html, isTarget, isPicture);
    return fault === undefined || context.createError({ message: `${fault} (in ${locale})` });
  });
}

function leafText(value: unknown, locale: Locale): string | null {
  if (leafFault(value, locale) !== undefined || !isRecord(value)) return null;
  const text = value[locale];
  return typeof text === "string" ? text : null;
}

function leafFault(value: unknown, locale: Locale): string | undefined {
  if (!isRecord(value)) return `must be an object with a text for each of ${LOCALES.join(", ")}`;
  const unknown = Object.keys(value).filter((key) => !isLocale(key));
  if (unknown.length > 0) return `unknown language: ${unknown.join(", ")}`;
  const text = value[locale];
  if (typeof text !== "string" || text.trim() === "") return `has no text in ${locale}`;
  return undefined;
}

function htmlFault(
  html: string,
  isTarget: (url: string) => boolean,
  isPicture: (name: string) => boolean,
): string | undefined {
  for (const [, tag = ""] of html.matchAll(/<\/?([a-zA-Z][\w-]*)/g)) {
    if (!TAGS.has(tag)) return `tag not allowed: <${tag}>`;
  }
  for (const [, href = ""] of html.matchAll(/\shref="([^"]*)"/g)) {
    if (!isTarget(href.replaceAll("&amp;", "&"))) return `link leads nowhere: ${href}`;
  }
  for (const [, src = ""] of html.matchAll(/\ssrc="([^"]*)"/g)) {
    if (!isPicture(src)) return `no such picture: ${src}`;
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
