import type { Endpoint, Field } from "payload";
import { type Locale, perLocale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { FIELDS_OF_THE_CMS } from "../access/fields-of-the-cms";
import { notAllowed, signedIn } from "../access/roles";
import { makeDocument, type Values } from "../access/make-document";
import type { LanguageStatus } from "./language-status-words";

/** Fields that visitors don't see: editor, dates and internal ids. */
const UNSEEN = new Set([...FIELDS_OF_THE_CMS, "key", "number"]);

const READ = { locale: "all", depth: 0, pagination: false } as const;

/** `GET /api/<collection>/language-status?ids=1,2`: the status of each document in each language, by id. */
export function languageStatusEndpoint(collection: "pages" | "rooms"): Omit<Endpoint, "root"> {
  return {
    path: "/language-status",
    method: "get",
    handler: async (req) => {
      if (!signedIn({ req })) return notAllowed(req);
      const { payload } = req;
      const ids = String(req.query.ids ?? "")
        .split(",")
        .map(Number)
        .filter(Number.isInteger);
      if (ids.length === 0) return Response.json({ statuses: {} });
      const where = { id: { in: ids } };
      const fields = payload.collections[collection]?.config.fields ?? [];
      const [live, drafts, published] = await Promise.all([
        payload.find({ ...READ, collection, where }),
        payload.find({ ...READ, collection, where, draft: true }),
        payload.findVersions({
          ...READ,
          collection,
          where: { parent: { in: ids }, "version._status": { equals: "published" } },
          select: { parent: true, version: { title: true, url: true, slug: true } },
        }),
      ]);
      const statuses = drafts.docs.map((draft) => [
        draft.id,
        languageStatus(fields, {
          live: fieldsOf(live.docs.find(({ id }) => id === draft.id)),
          draft: fieldsOf(draft),
          before: published.docs
            .filter(({ parent }) => parent === draft.id)
            .map(({ version }) => fieldsOf(version)),
        }),
      ]);
      return Response.json({ statuses: Object.fromEntries(statuses) });
    },
  };
}

/**
 * Compares the published document with its latest draft, both read in all languages. A document is live in a language
 * if it has a title and an address there; rows and pictures, shared by all languages, count for each. `before` are
 * its previously published versions.
 */
function languageStatus(
  fields: readonly Field[],
  { live, draft, before }: { live: Values; draft: Values; before: readonly Values[] },
): Record<Locale, LanguageStatus> {
  return perLocale((locale) => {
    if (live._status !== "published" || !isIn(live, locale))
      return before.some((version) => isIn(version, locale)) ? "takenOff" : "absent";
    if (!isIn(draft, locale)) return "leaves";
    const seen = (doc: Values) => JSON.stringify(seenIn(fields, doc, locale));
    return seen(live) === seen(draft) ? "live" : "changed";
  });
}

function isIn({ title, url, slug }: Values, locale: Locale): boolean {
  return hasText(title, locale) && hasText(url ?? slug, locale);
}

function hasText(texts: unknown, locale: Locale): boolean {
  return Boolean(fieldsOf(texts)[locale]);
}

/** A document's visible content in one language. */
function seenIn(fields: readonly Field[], doc: Values, locale: Locale): Values {
  return makeDocument(fields, [doc], {
    value: ({ name, isText }, [values = {}]) =>
      UNSEEN.has(name) ? undefined : orNothing(isText ? fieldsOf(values[name])[locale] : values[name]),
    rows: ([rows = []]) => rows.map((row) => [row]),
  });
}

/** Treats empty fields as undefined, as if they had never been filled. */
function orNothing(value: unknown): unknown {
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}
