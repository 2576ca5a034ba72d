import { mixed, ValidationError } from "yup";
import { isShippedLocale, type Locale, LOCALES, SHIPPED_LOCALES } from "../shared/locales";
import { isRecord } from "../shared/record";

/** A text by locale, some of which may be missing: `{ en: "Pool", tr: "Havuz" }`. */
export type Leaf = Partial<Record<Locale, string>>;

/** Returns the locales that a field has: (`{ url: { en: "/", tr: "/tr" } }`, `url`) → `["en", "tr"]`. */
export function declaredLocales(file: unknown, field: string): Locale[] {
  const value = isRecord(file) ? file[field] : undefined;
  return isRecord(value) ? LOCALES.filter((locale) => locale in value) : [];
}

/**
 * Schema of a leaf. Each of `locales` (if `someOnly`: at least one) must have a text, and `faultsOf` may find no
 * fault in any. A plain string and an unknown locale are faults; a blank text is not.
 */
export function leaf(
  locales: readonly Locale[],
  faultsOf: (text: string, locale: Locale) => readonly string[] = () => [],
  { someOnly = false } = {},
) {
  return mixed<Leaf>(isLeaf)
    .transform(withoutBlanks)
    .nonNullable(shapeFault)
    .typeError(shapeFault)
    .test("texts", (texts, { createError }) => {
      if (texts === undefined) return true;
      const given = locales.filter((locale) => texts[locale] !== undefined);
      const demanded = someOnly && given.length > 0 ? given : locales;
      const faults = demanded.flatMap((locale) => {
        const text = texts[locale];
        return text === undefined ? [`has no text in ${locale}`] : faultsOf(text, locale);
      });
      return faults.length === 0 || new ValidationError(faults.map((message) => createError({ message })));
    });
}

function isLeaf(value: unknown): value is Leaf {
  return (
    isRecord(value) && Object.entries(value).every(([key, text]) => isShippedLocale(key) && isText(text))
  );
}

function isText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function withoutBlanks(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([, text]) => typeof text !== "string" || isText(text)),
  );
}

function shapeFault({ value }: { value?: unknown }): string {
  if (!isRecord(value)) return `must be an object with a text for each of ${LOCALES.join(", ")}`;
  const unknown = Object.keys(value).filter((key) => !isShippedLocale(key));
  if (unknown.length > 0) return `unknown language: ${unknown.join(", ")}`;
  return `has no text in ${SHIPPED_LOCALES.filter((locale) => locale in value && !isText(value[locale])).join(", ")}`;
}
