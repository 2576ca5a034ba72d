import type { Where } from "payload";
import { array, number, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { fieldsOf, isText } from "../../../shared/record";
import { MEMBER_COLLECTIONS, MEMBER_GLOBALS } from "../slugs";
import { isDocument, type Member, type Transaction } from "./members";

/** A member's public versions around the season's publication. */
export interface Published {
  member: Member;
  /** Undefined if it was not public. */
  before: number | undefined;
  after: number;
}

/** Id of a public version that `maxPerDoc` has removed. */
const REMOVED = 0;

interface Version {
  id: number;
  /** Who published it, if known, and when. */
  who: string | undefined;
  at: Date;
}

const publishedSchema = array(
  object({
    document: object({
      slug: string().oneOf(MEMBER_COLLECTIONS).required(),
      id: number().required(),
    }).default(undefined),
    global: string().oneOf(MEMBER_GLOBALS),
    before: number(),
    after: number().required(),
  }).required(),
).required();

/** Parses what a season's publication recorded; undefined if it isn't public. */
export function parsePublished(record: unknown): Published[] | undefined {
  if (record === null || record === undefined) return undefined;
  return parse(publishedSchema, record).flatMap(({ document, global, before, after }) => {
    const member = document ?? (global && { slug: global });
    return member === undefined ? [] : [{ member, before, after }];
  });
}

/** The same as stored. */
export function recordOf(published: readonly Published[]): object[] {
  return published.map(({ member, before, after }) => ({
    ...(isDocument(member) ? { document: member } : { global: member.slug }),
    before,
    after,
  }));
}

/** The member's public version; undefined if it isn't public. */
export async function publicVersion(
  member: Member,
  { payload, transactionID }: Transaction,
): Promise<Version | undefined> {
  const common = { depth: 0, limit: 1, sort: "-updatedAt", req: { transactionID } } as const;
  const isPublished: Where = { "version._status": { equals: "published" } };
  if (!isDocument(member)) {
    const { docs } = await payload.findGlobalVersions({ ...common, slug: member.slug, where: isPublished });
    return versionOf(docs[0]);
  }
  const { slug: collection, id } = member;
  const found = await payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    req: { transactionID },
  });
  if (fieldsOf(found)._status !== "published") return undefined;
  const where: Where = { and: [{ parent: { equals: id } }, isPublished] };
  const { docs } = await payload.findVersions({ ...common, collection, where });
  return versionOf(docs[0]);
}

/** True if this version can still be restored. */
export async function isKept(
  member: Member,
  version: number,
  { payload, transactionID }: Transaction,
): Promise<boolean> {
  const common = { where: { id: { equals: version } }, limit: 1, depth: 0, req: { transactionID } } as const;
  const { docs } = isDocument(member)
    ? await payload.findVersions({ ...common, collection: member.slug })
    : await payload.findGlobalVersions({ ...common, slug: member.slug });
  return docs.length > 0;
}

function versionOf(found: { id: unknown; updatedAt: string; version: unknown } | undefined): Version {
  if (found === undefined) return { id: REMOVED, at: new Date(), who: undefined };
  const { changedBy } = fieldsOf(found.version);
  return {
    id: Number(found.id),
    at: new Date(found.updatedAt),
    who: isText(changedBy) ? changedBy : undefined,
  };
}
