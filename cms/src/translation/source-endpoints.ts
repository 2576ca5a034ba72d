import { type Endpoint, Forbidden, type PayloadRequest } from "payload";
import { DEFAULT_LOCALE, isLocale, type Locale, localeOrDefault } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { mayEdit, mayTranslate, signedIn } from "../access/roles";
import { dateTexts, datesOf, documentName } from "./text-dates";
import { translationState } from "./translation-state";

/**
 * `GET /api/<slug>/:id/source?locale=tr&from=en`: a document's texts in the source language, and which translations
 * are missing or outdated. `POST` with a `path` first marks that translation as up to date.
 */
export function sourceEndpoints(slug: string): Omit<Endpoint, "root">[] {
  return endpoints("/:id/source", async (req) => {
    const id = Number(req.routeParams?.id);
    const doc = await req.payload.findByID({ ...READ, collection: slug, id });
    return { name: documentName(slug, id), doc, fields: req.payload.collections[slug]?.config.fields ?? [] };
  });
}

/** The same for globals: `/api/globals/<slug>/source`. */
export function sourceEndpointsOfGlobal(slug: string): Omit<Endpoint, "root">[] {
  return endpoints("/source", async ({ payload }) => {
    const doc = await payload.findGlobal({ ...READ, slug });
    return {
      name: documentName(slug),
      doc,
      fields: payload.globals.config.find((one) => one.slug === slug)?.fields ?? [],
    };
  });
}

const READ = { locale: "all", draft: true, depth: 0 } as const;

type Read = (req: PayloadRequest) => Promise<{
  name: string;
  doc: unknown;
  fields: Parameters<typeof translationState>[0]["fields"];
}>;

function endpoints(path: string, read: Read): Omit<Endpoint, "root">[] {
  const state = async (req: PayloadRequest, to: Locale) => {
    const { name, doc, fields } = await read(req);
    const from = isLocale(req.query.from) ? req.query.from : DEFAULT_LOCALE;
    const dates = await datesOf(req, name);
    return { name, ...translationState({ fields, doc: fieldsOf(doc), dates }, { from, to }) };
  };
  const answer = async (req: PayloadRequest, to: Locale) => {
    const { source, languages, missing, changed } = await state(req, to);
    return Response.json({ source, languages, missing, changed });
  };
  return [
    {
      path,
      method: "get",
      handler: async (req) => {
        if (!signedIn({ req })) throw new Forbidden(req.t);
        return answer(req, localeOrDefault(req.locale));
      },
    },
    {
      path,
      method: "post",
      handler: async (req) => {
        const to = localeOrDefault(req.locale);
        if (!mayEdit(req) && !mayTranslate(req)) throw new Forbidden(req.t);
        const body: unknown = await req.json?.();
        const { path: right } = fieldsOf(body);
        const { name, changed } = await state(req, to);
        const paths = changed.filter((one) => one === right);
        await dateTexts(req, name, { paths, language: to });
        return answer(req, to);
      },
    },
  ];
}
