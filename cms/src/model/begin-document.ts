import slugify from "@sindresorhus/slugify";
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from "payload";
import { object, string } from "yup";
import { DEFAULT_LOCALE, type Locale } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { mayEdit } from "../access/roles";
import { checksFor } from "../texts";
import { localeOf, pathFault, slugFault, takenFault } from "./checks";

type Addressed = "pages" | "rooms";

const schema = object({ title: string().trim().max(120).required() });

/** `POST /api/<collection>/begin?locale=tr` with a title: makes a draft that has a key and an address of it; answers its id. */
export function beginEndpoint(collection: Addressed): Omit<Endpoint, "root"> {
  return {
    path: "/begin",
    method: "post",
    handler: async (req) => {
      const { access, text } = checksFor(req);
      if (!mayEdit(req)) throw new APIError(access.editorsOnly, 403);
      await addDataAndFileToRequest(req);
      const begun = tryParse(schema, req.data);
      if (begun === undefined) throw new APIError(text.missing, 400);
      const name = await freeName(collection, begun.title, req);
      const { id } = await req.payload.create({
        collection,
        locale: localeOf(req),
        draft: true,
        depth: 0,
        data: { ...begun, ...addressOf(collection, name, localeOf(req)), key: name, _status: "draft" },
        overrideAccess: false,
        req,
      });
      return Response.json({ id }, { status: 201 });
    },
  };
}

/** `Yaz Fırsatı` → `yaz-firsati`, or `yaz-firsati-2` where something is called or found by that already. */
async function freeName(collection: Addressed, title: string, req: PayloadRequest): Promise<string> {
  const locale = localeOf(req);
  const word = slugify(title, { locale }) || collection;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? word : `${word}-${count}`;
    const { totalDocs } = await req.payload.count({
      collection,
      where: { key: { equals: name } },
      trash: true,
      req,
    });
    if (totalDocs === 0 && (await addressFaultOf(collection, name, locale, req)) === undefined) return name;
  }
}

async function addressFaultOf(
  collection: Addressed,
  name: string,
  locale: Locale,
  req: PayloadRequest,
): Promise<string | undefined> {
  const checks = checksFor(req);
  const { url, slug } = addressOf(collection, name, locale);
  if (url !== undefined)
    return pathFault(url, locale, checks) ?? takenFault(collection, "url", url, { id: undefined, req });
  return slugFault(slug, locale, checks) ?? takenFault(collection, "slug", slug, { id: undefined, req });
}

function addressOf(
  collection: Addressed,
  name: string,
  locale: Locale,
): { url: string; slug?: undefined } | { url?: undefined; slug: string } {
  if (collection === "rooms") return { slug: name };
  return { url: locale === DEFAULT_LOCALE ? `/${name}` : `/${locale}/${name}` };
}
