import { Parser } from "htmlparser2";
import type { PayloadRequest } from "payload";
import { isPagePath } from "../../../content-folder/format";
import { HTML_ATTRIBUTES, HTML_TAGS } from "../../../content-folder/html";
import { isAbsoluteTarget, splitTarget } from "../../../content-folder/links";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../../shared/locales";
import { SLUG_PATTERN, splitPath } from "../../../shared/paths";
import { reservedName } from "../../../shared/reserved-names";

/** What a field's check is told. */
export interface Checked {
  req: PayloadRequest;
  id?: number | string;
  /** While somebody types nothing is looked up. */
  event?: "onChange" | "submit";
  siblingData?: unknown;
}

/** Imported content names things that are imported after it. */
function isImport({ context }: PayloadRequest): boolean {
  return context.importing === true;
}

/** Why an address does not lead elsewhere. */
export function addressFault(address: string): string | undefined {
  return isAbsoluteTarget(address)
    ? undefined
    : "An address elsewhere starts with https://, tel:+ or mailto:. For a page of this site, choose it under “Leads to”.";
}

/** A link leads to one thing, and that must be public. */
export async function linkTargetFault(
  target: unknown,
  address: unknown,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (!isTarget(target)) return undefined;
  if (address) return "Choose a page, or give an address elsewhere: a link leads to one thing.";
  if (isImport(req)) return undefined;
  return draftFault(target.relationTo, { id: { equals: idOf(target.value) } }, req);
}

/** Why a text can't be shown: a tag that the site does not know, a link or a picture that is not there. */
export async function htmlFault(html: string, req: PayloadRequest): Promise<string | undefined> {
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
      oncomment: () => void found.unknown.add("<!-- a comment -->"),
    },
    { decodeEntities: true },
  );
  parser.end(html);

  if (found.unknown.size > 0) {
    return (
      `The site does not show ${[...found.unknown].slice(0, 5).join(", ")}. ` +
      "Text from a word processor brings such marks: paste it as plain text, or into the rich text view, which cleans it."
    );
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
    if (totalDocs === 0) return `There is no picture ${src} among the media.`;
  }
  return undefined;
}

/** Why an address is not one of a page in this language. */
export function pathFault(path: string, locale: Locale): string | undefined {
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const { locale: found, prefixed } = splitPath(path);
  if (!path.startsWith("/") || found !== locale || prefixed !== (locale !== DEFAULT_LOCALE)) {
    return `In this language an address starts with ${prefix}/, such as ${prefix}/example.`;
  }
  const reserved = reservedName(path, LOCALES);
  if (reserved !== undefined)
    return `“${reserved}” is a name that the site keeps for itself. Choose another.`;
  return isPagePath(path, locale)
    ? undefined
    : "Letters, digits, - and _ between slashes, and no slash at the end.";
}

/** A slug of digits only would be read as an id. */
export function slugFault(slug: string): string | undefined {
  if (reservedName(`/rooms/${slug}`, LOCALES) !== undefined)
    return `“${slug}” is a name that the site keeps for itself. Choose another.`;
  return SLUG_PATTERN.test(slug) && /\D/.test(slug)
    ? undefined
    : "Letters, digits, - and _, at least one of them a letter: garden-room.";
}

/** Whose this value is already, where it must be nobody's but the document's own. */
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
  return owner && `${value} is the address of “${owner.key}” already.`;
}

/** The language that a request edits. */
export function localeOf(req: PayloadRequest): Locale {
  return LOCALES.find((locale) => locale === req.locale) ?? DEFAULT_LOCALE;
}

async function hrefFault(href: string, req: PayloadRequest): Promise<string | undefined> {
  const target = splitTarget(href);
  if (target === undefined) {
    return isAbsoluteTarget(href)
      ? undefined
      : `The link to ${href} leads nowhere: page:<key>, room:<key>, https://, tel:+ or mailto: it must be.`;
  }
  return draftFault(target.kind === "page" ? "pages" : "rooms", { key: { equals: target.key } }, req);
}

async function draftFault(
  collection: "pages" | "rooms",
  where: Record<string, { equals: string | number }>,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({ collection, where, depth: 0, limit: 1, locale: "all" });
  const [doc] = docs;
  if (doc === undefined) return "The link leads to something that does not exist.";
  return doc._status === "published"
    ? undefined
    : `“${doc.key}”, to which a link leads, is a draft. Publish it first, or take the link away.`;
}

interface Target {
  relationTo: "pages" | "rooms";
  value: unknown;
}

function isTarget(value: unknown): value is Target {
  return (
    typeof value === "object" &&
    value !== null &&
    "relationTo" in value &&
    (value.relationTo === "pages" || value.relationTo === "rooms") &&
    "value" in value &&
    value.value !== null
  );
}

/** A relation's value is the id, or the document where it was read with it. */
function idOf(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "object" && value !== null && "id" in value) return idOf(value.id);
  return "";
}
