import type { Endpoint, Field } from "payload";
import { type Locale, perLocale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { signedIn } from "../access/roles";
import type { LanguageStatus } from "./language-status-words";

type Values = Record<string, unknown>;

/** What makes no difference to visitors: who saved it, when, and what the machinery calls it by. */
const UNSEEN = new Set([
  "id",
  "_status",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "changedBy",
  "searchText",
  "key",
  "number",
]);

const READ = { locale: "all", depth: 0, pagination: false } as const;

/** `GET /api/<collection>/language-status?ids=1,2`: where each of them stands in each language, by id. */
export function languageStatusEndpoint(collection: "pages" | "rooms"): Omit<Endpoint, "root"> {
  return {
    path: "/language-status",
    method: "get",
    handler: async (req) => {
      if (!signedIn({ req }))
        return Response.json({ message: req.t("error:notAllowedToPerformAction") }, { status: 403 });
      const { payload } = req;
      const ids = String(req.query.ids ?? "")
        .split(",")
        .map(Number)
        .filter(Number.isInteger);
      if (ids.length === 0) return Response.json({ statuses: {} });
      const where = { id: { in: ids } };
      const fields = payload.collections[collection]?.config.fields ?? [];
      const [live, drafts] = await Promise.all([
        payload.find({ ...READ, collection, where }),
        payload.find({ ...READ, collection, where, draft: true }),
      ]);
      const statuses = drafts.docs.map((draft) => [
        draft.id,
        languageStatus(fields, {
          live: fieldsOf(live.docs.find(({ id }) => id === draft.id)),
          draft: fieldsOf(draft),
        }),
      ]);
      return Response.json({ statuses: Object.fromEntries(statuses) });
    },
  };
}

/**
 * Compares the public document with its newest draft, both read in all languages. It is on the site in a language in
 * which it has a title and an address; rows and pictures, which all languages share, count in each.
 */
export function languageStatus(
  fields: readonly Field[],
  { live, draft }: { live: Values; draft: Values },
): Record<Locale, LanguageStatus> {
  return perLocale((locale) => {
    const isLive =
      live._status === "published" && hasText(live.title, locale) && hasText(live.url ?? live.slug, locale);
    if (!isLive) return "absent";
    const seen = (doc: Values) => JSON.stringify(seenIn(fields, doc, locale));
    return seen(live) === seen(draft) ? "live" : "changed";
  });
}

function hasText(texts: unknown, locale: Locale): boolean {
  return Boolean(fieldsOf(texts)[locale]);
}

/** What a document says in a language. */
function seenIn(fields: readonly Field[], doc: Values, locale: Locale): Values {
  const seen: Values = {};
  for (const field of fields) {
    if (field.type === "tabs") {
      for (const tab of field.tabs) Object.assign(seen, seenIn(tab.fields, doc, locale));
    } else if (field.type === "row" || field.type === "collapsible") {
      Object.assign(seen, seenIn(field.fields, doc, locale));
    } else if (!("name" in field) || !field.name || UNSEEN.has(field.name)) {
      continue;
    } else if (field.type === "group") {
      seen[field.name] = seenIn(field.fields, fieldsOf(doc[field.name]), locale);
    } else if (field.type === "array") {
      const rows: unknown = doc[field.name];
      seen[field.name] = Array.isArray(rows)
        ? rows.map((row) => seenIn(field.fields, fieldsOf(row), locale))
        : [];
    } else {
      const isText = "localized" in field && field.localized === true;
      seen[field.name] = orNothing(isText ? fieldsOf(doc[field.name])[locale] : doc[field.name]);
    }
  }
  return seen;
}

/** A field that was emptied says as much as one that was never filled. */
function orNothing(value: unknown): unknown {
  const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}
