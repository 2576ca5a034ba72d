import { array, type InferType, mixed, object, string } from "yup";
import { isLocale, type Locale } from "./locales";
import { parse } from "./parse";
import { isRecord, isText } from "./record";
import { SOURCE_DIRECTIVES } from "./tags/sources";

/**
 * A page of the site: decoded paths; `id` identifies it across releases within its locale, such as `page-12` or
 * `room-3`.
 */
export interface Page {
  id: string;
  path: string;
  locale: Locale;
  /** The languages in which the page exists, its own included; empty for error pages. */
  alternates: { locale: Locale; path: string }[];
  noindex?: boolean;
}

/** File in public/ in which a build hands data over to the release; not published. */
export const HANDOVER_FILE = "handover.json";

const sourceList = array(
  string()
    .required()
    .matches(/^(?:https?|wss):\/\/[^\s;,*']+$|^blob:$/),
);

const handoverSchema = object({
  pages: array(mixed(isPage).typeError("${path} is no page: ${value}").required()).required(),
  /** The exact text of every inline script that our code and Gatsby put into pages. */
  inlineScripts: array(string().required()).required(),
  /** External URLs that forms on the pages submit to. */
  formTargets: array(
    string()
      .required()
      .test("url", "${path} is not an address", (value) => URL.canParse(value)),
  ).required(),
  /** Content security policy sources of third-party services, by directive. */
  tagSources: object(Object.fromEntries(SOURCE_DIRECTIVES.map((name) => [name, sourceList]))),
});

/** The data a build hands over to the release. */
export type Handover = InferType<typeof handoverSchema>;

/** Parses the file's content; throws a ValidationError that names the field. */
export function parseHandover(json: unknown): Handover {
  return parse(handoverSchema, json);
}

/** Hand-written, because there may be tens of thousands of pages. */
function isPage(entry: unknown): entry is Page {
  return (
    hasAddress(entry) &&
    "id" in entry &&
    isText(entry.id) &&
    "alternates" in entry &&
    Array.isArray(entry.alternates) &&
    entry.alternates.every(hasAddress) &&
    (!("noindex" in entry) || typeof entry.noindex === "boolean")
  );
}

function hasAddress(entry: unknown): entry is Pick<Page, "locale" | "path"> {
  return isRecord(entry) && isLocale(entry.locale) && isText(entry.path) && entry.path.startsWith("/");
}
