import { array, type InferType, mixed, object, string } from "yup";
import { isLocale, type Locale } from "./locales";
import { parse } from "./parse";
import { isRecord, isText } from "./record";
import { SOURCE_DIRECTIVES } from "./tags/sources";

/** A page of the site: decoded paths, `id` naming it across releases within its locale, such as `page-12` or `room-3`. */
export interface Page {
  id: string;
  path: string;
  locale: Locale;
  /** The languages in which the page exists, its own included; empty for error pages. */
  alternates: { locale: Locale; path: string }[];
  noindex?: boolean;
}

/** Where a build leaves what it hands to the release, in public/; it is not published. */
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
  /** The addresses outside of the site to which forms of the pages lead. */
  formTargets: array(
    string()
      .required()
      .test("url", "${path} is not an address", (value) => URL.canParse(value)),
  ).required(),
  /** Sources that services of others need in the policy, by its directives. */
  tagSources: object(Object.fromEntries(SOURCE_DIRECTIVES.map((name) => [name, sourceList]))),
});

/** What a build hands to the release. */
export type Handover = InferType<typeof handoverSchema>;

/** Parses the content of the file; throws a ValidationError that names the field. */
export function parseHandover(json: unknown): Handover {
  return parse(handoverSchema, json);
}

/** By hand, because there may be ten thousands of them. */
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
