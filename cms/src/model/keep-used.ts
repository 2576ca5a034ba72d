import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type Where,
} from "payload";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { fillMessage } from "../../../languages/fill-message";
import { adminLocale } from "../../../shared/admin-locales";
import { DEFAULT_LOCALE, isLocale, type Locale, localeOrDefault } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { mayEdit, notAllowed } from "../access/roles";
import { type Use, type Used, usesOf } from "../live/uses";
import { noticesIn } from "../texts";

const COLLECTIONS: readonly Used[] = ["pages", "rooms", "media"];

/**
 * Requires confirmation (`usedToo=true`) to delete or trash a document that is in use; otherwise the error says
 * where.
 */
export const keepUsed: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  const given = fieldsOf(args);
  const isTrashing = operation === "update" && Boolean(fieldsOf(given.data).deletedAt);
  const collection = COLLECTIONS.find((name) => name === slug);
  if ((operation !== "delete" && !isTrashing) || collection === undefined) return args;
  if (overrideAccess || !mayEdit(req) || req.query.usedToo === "true") return args;
  const where: Where =
    "where" in args && args.where !== undefined ? args.where : { id: { equals: given.id } };
  for (const doc of await named(collection, where, req)) {
    const uses = await usesOf(req.payload, collection, Number(doc.id), { isLocked: true });
    if (uses.length === 0) continue;
    const title = String(doc.title ?? doc.filename ?? doc.key);
    const places = placesOf(uses, req).join(", ");
    throw new APIError(fillMessage(noticesIn(req.i18n.language).used, { title, places }), 409);
  }
  return args;
};

/** `GET /api/<collection>/:id/uses`: where it is used, by name and with a path in the admin. */
export function usesEndpoint(collection: Used): Omit<Endpoint, "root"> {
  return {
    path: "/:id/uses",
    method: "get",
    handler: async (req) => {
      if (!mayEdit(req)) return notAllowed(req);
      const uses = await usesOf(req.payload, collection, Number(req.routeParams?.id), { isLocked: false });
      return Response.json({ places: await linkedPlaces(uses, req) });
    },
  };
}

/** The places' names, and the admin's paths of their forms in the edited language. */
async function linkedPlaces(uses: readonly Use[], req: PayloadRequest) {
  const ids = new Map<string, unknown>();
  for (const collection of ["pages", "rooms"] as const) {
    const keys = uses.flatMap((use) => (use.in === collection ? [use.key] : []));
    const docs = keys.length === 0 ? [] : await named(collection, { key: { in: keys } }, req);
    for (const { id, key } of docs) ids.set(`${collection} ${key}`, id);
  }
  const names = placesOf(uses, req);
  return uses.map((use, index) => ({
    name: names[index],
    path:
      "key" in use
        ? `/collections/${use.in}/${String(ids.get(`${use.in} ${use.key}`))}?locale=${localeOfTitles(req)}`
        : `/globals/${use.in}?locale=${localeOfTitles(req)}`,
  }));
}

async function named(collection: Used, where: Where, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection,
    where,
    locale: localeOfTitles(req),
    trash: true,
    depth: 0,
    pagination: false,
    req,
  });
  return docs;
}

function placesOf(uses: readonly Use[], req: PayloadRequest): string[] {
  const language = adminLocale(req.i18n.language);
  const { menus, hotel } = EDITOR_FIELDS[language];
  return uses.map((use) => {
    if (!("key" in use)) return use.in === "menus" ? menus.label : hotel.label;
    const { key, title } = use;
    return title[localeOfTitles(req)] ?? title[DEFAULT_LOCALE] ?? Object.values(title)[0] ?? key;
  });
}

/** The edited language; a form's delete button sends none, so it gets the admin's. */
function localeOfTitles({ query, i18n }: PayloadRequest): Locale {
  return localeOrDefault(isLocale(query.locale) ? query.locale : adminLocale(i18n.language));
}
