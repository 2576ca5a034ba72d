import slugify from "@sindresorhus/slugify";
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { object, string } from "yup";
import { knownPaths, knownSlugs, routesWith } from "../../../shared/known-slugs";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { ROOM_CATEGORIES } from "../../../shared/room-categories";
import { mayEdit } from "../access/roles";
import { checksFor } from "../texts";
import { localeOf, pathFault, slugFault, takenFault } from "./checks";
import { PAGE_TEMPLATE_NAMES, pageOf } from "../desk/page-templates";

type Addressed = "pages" | "rooms";

/** Request schemas: a new document's title, and the template or category it starts from. */
const SCHEMAS = {
  pages: begunSchema(PAGE_TEMPLATE_NAMES),
  rooms: begunSchema(ROOM_CATEGORIES),
};

function begunSchema<Kind extends string>(kinds: readonly Kind[]) {
  return object({
    title: string().trim().max(120).required(),
    kind: string().oneOf(kinds).required(),
  });
}

/**
 * `POST /api/<collection>/begin?locale=tr` with a title and the kind of page or room: creates a draft with a key and
 * an address derived from the title; returns its id.
 */
export function beginEndpoint(collection: Addressed): Omit<Endpoint, "root"> {
  return {
    path: "/begin",
    method: "post",
    handler: async (req) => {
      const { access, text } = checksFor(req);
      if (!mayEdit(req)) throw new APIError(access.editorsOnly, 403);
      await addDataAndFileToRequest(req);
      const data = collection === "pages" ? await begunPage(req) : await begunRoom(req);
      if (data === undefined) throw new APIError(text.missing, 400);
      const { id } = await req.payload.create({
        collection,
        locale: localeOf(req),
        draft: true,
        depth: 0,
        data: { ...data, _status: "draft" },
        overrideAccess: false,
        req,
      });
      return Response.json({ id }, { status: 201 });
    },
  };
}

async function begunPage(req: PayloadRequest) {
  const begun = tryParse(SCHEMAS.pages, req.data);
  if (begun === undefined) return undefined;
  const { below, ...page } = pageOf(begun.kind);
  const locale = localeOf(req);
  const parent =
    (below && (await addressOfPage(below, req))) ?? (locale === DEFAULT_LOCALE ? "" : `/${locale}`);
  const urlOf = (name: string) => `${parent}/${name}`;
  const key = await freeName("pages", begun.title, req, async (name) => {
    const url = urlOf(name);
    return pathFault(url, locale, checksFor(req)) ?? takenFault("pages", "url", url, { id: undefined, req });
  });
  return { ...page, title: begun.title, key, url: urlOf(key) };
}

async function begunRoom(req: PayloadRequest) {
  const begun = tryParse(SCHEMAS.rooms, req.data);
  if (begun === undefined) return undefined;
  const locale = localeOf(req);
  const key = await freeName(
    "rooms",
    begun.title,
    req,
    async (slug) =>
      slugFault(slug, locale, checksFor(req)) ?? takenFault("rooms", "slug", slug, { id: undefined, req }),
  );
  return { title: begun.title, category: begun.kind, key, slug: key };
}

/** The localised address of a page of the route table; undefined if it has none in the edited language. */
async function addressOfPage(path: string, req: PayloadRequest): Promise<string | undefined> {
  const page = await pageOfRoute(path, req);
  if (page === undefined) return undefined;
  const { url } = await req.payload.findByID({
    collection: "pages",
    id: page.id,
    locale: localeOf(req),
    draft: true,
    depth: 0,
    select: { url: true },
  });
  return typeof url === "string" ? url : undefined;
}

/** A hotel may have the page in any of its languages, under a slug of its own. */
async function pageOfRoute(path: string, { payload }: PayloadRequest) {
  const { rest } = await payload.findGlobal({ slug: "hotel", draft: true, depth: 0, select: { rest: true } });
  const slugs = tryParse(knownSlugs(), fieldsOf(rest).slugs);
  const route = routesWith(slugs).find((known) => known.path === path);
  if (route === undefined) return undefined;
  for (const locale of LOCALES) {
    const { docs } = await payload.find({
      collection: "pages",
      where: { url: { in: knownPaths(route, locale) } },
      locale,
      draft: true,
      depth: 0,
      limit: 1,
      select: {},
    });
    if (docs[0] !== undefined) return docs[0];
  }
  return undefined;
}

/** `Yaz Fırsatı` → `yaz-firsati`, or `yaz-firsati-2` if the name is taken or can't be an address. */
async function freeName(
  collection: Addressed,
  title: string,
  req: PayloadRequest,
  addressFault: (name: string) => Promise<string | undefined>,
): Promise<string> {
  const locale: Locale = localeOf(req);
  const word = slugify(title, { locale }) || collection;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? word : `${word}-${count}`;
    const { totalDocs } = await req.payload.count({
      collection,
      where: { key: { equals: name } },
      trash: true,
      req,
    });
    if (totalDocs === 0 && (await addressFault(name)) === undefined) return name;
  }
}
