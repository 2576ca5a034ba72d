import type { PayloadRequest } from "payload";
import { array, boolean, number, object, string } from "yup";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { adminLocale } from "../../../shared/admin-locales";
import { parse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { documentTitle } from "../live/document-title";
import { MEMBER_COLLECTIONS, MEMBER_GLOBALS } from "../slugs";

export interface MemberDocument {
  slug: (typeof MEMBER_COLLECTIONS)[number];
  id: number;
}

export interface MemberGlobal {
  slug: (typeof MEMBER_GLOBALS)[number];
  id?: undefined;
}

/** A document or global that a season publishes. */
export type Member = MemberDocument | MemberGlobal;

/** The parts of a request needed to read and write in the season's transaction. */
export type Transaction = Pick<PayloadRequest, "payload" | "transactionID" | "i18n" | "user">;

const membersSchema = object({
  documents: array(
    object({
      relationTo: string().oneOf(MEMBER_COLLECTIONS).required(),
      value: number().required(),
    }).required(),
  ).default([]),
  menus: boolean().default(false),
  hotel: boolean().default(false),
});

/** What a season publishes, in the order of publishing. Each appears once. */
export function membersOf({ documents, menus, hotel }: Record<string, unknown>): Member[] {
  const chosen = parse(membersSchema, {
    documents: documents ?? [],
    menus: menus ?? false,
    hotel: hotel ?? false,
  });
  const found = MEMBER_COLLECTIONS.flatMap((slug) => {
    const ids = chosen.documents.filter(({ relationTo }) => relationTo === slug).map(({ value }) => value);
    return [...new Set(ids)].map((id) => ({ slug, id }));
  });
  return [...found, ...MEMBER_GLOBALS.filter((slug) => chosen[slug]).map((slug) => ({ slug }))];
}

export function isDocument(member: Member): member is MemberDocument {
  return member.id !== undefined;
}

/** The member's title for messages, in the language of the request. */
export async function titleOf(member: Member, { payload, i18n }: Transaction): Promise<string> {
  const { menus, hotel, seasons } = EDITOR_FIELDS[adminLocale(i18n.language)];
  if (!isDocument(member)) return member.slug === "menus" ? menus.label : hotel.label;
  const doc = await payload.findByID({
    collection: member.slug,
    id: member.id,
    locale: "all",
    draft: true,
    depth: 0,
    trash: true,
    disableErrors: true,
  });
  return documentTitle(member.slug, fieldsOf(doc)) ?? seasons.deleted;
}
