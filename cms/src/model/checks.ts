import { Parser } from "htmlparser2";
import type { PayloadRequest } from "payload";
import { DOCUMENT_TYPE, documentOf } from "../../../content-folder/documents";
import { isPagePath, isShortPath } from "../../../content-folder/format";
import { HTML_ATTRIBUTES, HTML_TAGS, htmlFault as folderHtmlFault } from "../../../content-folder/html";
import { isAbsoluteTarget, splitTarget } from "../../../content-folder/links";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../../shared/locales";
import { SLUG_PATTERN, splitPath } from "../../../shared/paths";
import { fieldsOf } from "../../../shared/record";
import { reservedName } from "../../../shared/reserved-names";
import { documentIds } from "../live/replaced-documents";
import { isPublishedTogether } from "./published-together";
import { checksFor } from "../texts";

/** Arguments of a field's validation. */
export interface Checked {
  req: PayloadRequest;
  id?: number | string;
  siblingData?: unknown;
  /** The whole document. */
  data?: unknown;
}

/** True during an import, whose documents refer to ones imported later. */
export function isImport({ context }: PayloadRequest): boolean {
  return context.importing === true;
}

/** Why an address isn't a valid external link. */
export function addressFault(address: string, { link }: EditorChecks): string | undefined {
  return isAbsoluteTarget(address) ? undefined : link.elsewhere;
}

/** Checks that a link has only one target, and that it is published. */
export async function linkTargetFault(
  target: unknown,
  address: unknown,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (target === null || target === undefined || fieldsOf(target).value === null) return undefined;
  if (!isTarget(target)) return checksFor(req).link.gone;
  if (address) return checksFor(req).link.oneThing;
  if (isImport(req)) return undefined;
  const where = { id: { equals: idOf(target.value) } };
  return target.relationTo === "media"
    ? linkedFileFault(where, req)
    : draftFault(target.relationTo, where, req);
}

/** Why a link can't lead to a media file; those are public as soon as they are uploaded. */
async function linkedFileFault(where: Equal, req: PayloadRequest): Promise<string | undefined> {
  const { docs } = await req.payload.find({ collection: "media", where, depth: 0, limit: 1 });
  const [found] = docs;
  const { link, document } = checksFor(req);
  if (found === undefined) return link.gone;
  return found.mimeType === DOCUMENT_TYPE
    ? undefined
    : fillMessage(document.notLinked, { name: String(found.filename) });
}

/** Checks that a list contains only existing pages; drafts are allowed, and left out on the site until published. */
export async function pagesFault(ids: unknown, req: PayloadRequest): Promise<string | undefined> {
  if (ids === null || ids === undefined) return undefined;
  const { link } = checksFor(req);
  if (!Array.isArray(ids)) return link.gone;
  return (await areThere("pages", ids, req)) ? undefined : link.gone;
}

/** Checks existence; documents in the trash count, as they can be restored. */
async function areThere(
  collection: "pages" | "media",
  values: readonly unknown[],
  { payload }: PayloadRequest,
): Promise<boolean> {
  const ids = [...new Set(values.map(idOf))];
  const { totalDocs } = await payload.count({ collection, where: { id: { in: ids } }, trash: true });
  return totalDocs === ids.length;
}

/** Why a text can't be shown: unknown tags, or links and pictures that don't exist. */
export async function htmlFault(html: string, req: PayloadRequest): Promise<string | undefined> {
  const { html: say } = checksFor(req);
  const found = { unknown: new Set<string>(), links: new Set<string>(), pictures: new Set<string>() };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const allowed = HTML_ATTRIBUTES.get(tag) ?? [];
        if (!HTML_TAGS.has(tag)) found.unknown.add(`<${tag}>`);
        else if (Object.keys(attributes).some((name) => !allowed.includes(name))) {
          found.unknown.add(`<${tag} ${Object.keys(attributes).join(" ")}>`);
        }
        if (attributes.href !== undefined) found.links.add(attributes.href);
        if (attributes.src !== undefined) found.pictures.add(attributes.src);
      },
      oncomment: () => void found.unknown.add(say.comment),
    },
    { decodeEntities: true },
  );
  parser.end(html);

  // Applies the content folder's checks, too, which also find tags and addresses inside quotes.
  const asRead = folderHtmlFault(html, {
    isTarget: (href) => Boolean(found.links.add(href)),
    isPicture: (name) => Boolean(found.pictures.add(name)),
  });
  if (asRead !== undefined && found.unknown.size === 0) found.unknown.add("< >");
  if (found.unknown.size > 0) {
    return fillMessage(say.unknown, { tags: [...found.unknown].slice(0, 5).join(", ") });
  }
  if (isImport(req)) return undefined;
  for (const href of found.links) {
    const fault = await hrefFault(href, req);
    if (fault !== undefined) return fault;
  }
  for (const src of found.pictures) {
    const { totalDocs } = await req.payload.count({
      collection: "media",
      where: { filename: { equals: src } },
    });
    if (totalDocs === 0) return fillMessage(say.noPicture, { name: src });
  }
  return undefined;
}

/** Why an address is not valid for a page in this language. */
export function pathFault(path: string, locale: Locale, { address }: EditorChecks): string | undefined {
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const { locale: found, prefixed } = splitPath(path);
  if (!path.startsWith("/") || found !== locale || prefixed !== (locale !== DEFAULT_LOCALE)) {
    return fillMessage(address.prefix, { prefix });
  }
  if (!isShortPath(path)) return address.long;
  const reserved = reservedName(path, LOCALES);
  if (reserved !== undefined) return fillMessage(address.reserved, { name: reserved });
  return isPagePath(path, locale) ? undefined : address.form;
}

/** A slug consisting only of digits would be read as an id. */
export function slugFault(slug: string, _locale: Locale, { address }: EditorChecks): string | undefined {
  if (reservedName(`/rooms/${slug}`, LOCALES) !== undefined)
    return fillMessage(address.reserved, { name: slug });
  if (!isShortPath(slug)) return address.long;
  return SLUG_PATTERN.test(slug) && /\D/.test(slug) ? undefined : address.slug;
}

/** Checks that no other document has this value; otherwise names the one that does. */
export async function takenFault(
  collection: "pages" | "rooms",
  field: "url" | "slug",
  value: string,
  { id, req }: { id: number | string | undefined; req: PayloadRequest },
): Promise<string | undefined> {
  if (isImport(req)) return undefined;
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [{ [field]: { equals: value } }, ...(id === undefined ? [] : [{ id: { not_equals: id } }])],
    },
    locale: localeOf(req),
    depth: 0,
    limit: 1,
    draft: true,
  });
  const [owner] = docs;
  return owner && fillMessage(checksFor(req).address.taken, { value, key: owner.key });
}

/** Why a media file can't be shown as a picture in this language. `isSilent`: it needs no alternative text. */
export async function pictureFault(
  file: unknown,
  req: PayloadRequest,
  { isSilent }: { isSilent: boolean },
): Promise<string | undefined> {
  const id = idOf(file);
  if (typeof id !== "number") return undefined;
  const { picture } = checksFor(req);
  if (!(await areThere("media", [id], req))) return picture.gone;
  const { docs } = await req.payload.find({
    collection: "media",
    where: { id: { equals: id } },
    locale: localeOf(req),
    depth: 0,
    draft: true,
    limit: 1,
    select: { filename: true, alt: true, mimeType: true },
  });
  const [found] = docs;
  if (found === undefined) return undefined;
  const name = String(found.filename);
  if (found.mimeType === DOCUMENT_TYPE) return fillMessage(picture.document, { name });
  if (!String(found.mimeType).startsWith("image/")) return fillMessage(picture.film, { name });
  return isSilent || found.alt ? undefined : fillMessage(picture.altMissingOf, { name });
}

/** The language that a request edits. */
export function localeOf(req: PayloadRequest): Locale {
  return LOCALES.find((locale) => locale === req.locale) ?? DEFAULT_LOCALE;
}

async function hrefFault(href: string, req: PayloadRequest): Promise<string | undefined> {
  const name = documentOf(href);
  if (name !== undefined) return namedFileFault(name, req);
  const target = splitTarget(href);
  if (target === undefined) {
    return isAbsoluteTarget(href) ? undefined : fillMessage(checksFor(req).link.nowhere, { href });
  }
  return draftFault(target.kind === "page" ? "pages" : "rooms", { key: { equals: target.key } }, req);
}

/** Why a text can't lead to a media file; one that was replaced leads to the newer file. */
async function namedFileFault(name: string, req: PayloadRequest): Promise<string | undefined> {
  const fault = await linkedFileFault({ filename: { equals: name } }, req);
  if (fault === undefined) return undefined;
  const id = (await documentIds(req.payload, name)).get(name);
  return id === undefined ? fault : linkedFileFault({ id: { equals: id } }, req);
}

async function draftFault(
  collection: "pages" | "rooms",
  where: Equal,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, locale: "all" });
  const [doc] = docs;
  const { link } = checksFor(req);
  if (doc === undefined) return link.gone;
  const isPublic = doc._status === "published" || isPublishedTogether(req, collection, doc.id);
  return isPublic ? undefined : fillMessage(link.draft, { key: doc.key });
}

type Equal = Record<string, { equals: string | number }>;

const LINKED = ["pages", "rooms", "media"] as const;

interface Target {
  relationTo: (typeof LINKED)[number];
  value: unknown;
}

function isTarget(value: unknown): value is Target {
  return (
    typeof value === "object" &&
    value !== null &&
    "relationTo" in value &&
    LINKED.some((collection) => collection === value.relationTo) &&
    "value" in value &&
    value.value !== null
  );
}

/** A relation's value is an id, or the document if it was populated. */
function idOf(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "id" in value) return idOf(value.id);
  return "";
}
