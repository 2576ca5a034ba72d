import type { Payload, TypedUser } from "payload";
import { date, object, string } from "yup";
import type { Locale } from "../../../shared/locales";
import { parse } from "../../../shared/parse";
import { TITLE_FIELDS } from "../live/document-title";

/** A saved document, and when and by whom it was saved. */
interface Change {
  collection: "pages" | "rooms" | "media";
  id: number;
  /** Undefined if it has no title in this language. */
  title: string | undefined;
  key: string;
  at: Date;
  /** Undefined if the CMS itself saved it, as in an import. */
  who: string | undefined;
}

const schema = object({ updatedAt: date().required(), changedBy: string().nullable() });

/** The documents saved last, drafts included, newest first. */
export async function latestChanges(
  payload: Payload,
  user: TypedUser | undefined,
  locale: Locale,
  limit: number,
): Promise<Change[]> {
  const found = await Promise.all(
    (["pages", "rooms", "media"] as const).map(async (collection) => {
      const titleField = TITLE_FIELDS[collection];
      const { docs } = await payload.find({
        collection,
        ...(user === undefined ? {} : { user, overrideAccess: false }),
        locale,
        draft: true,
        depth: 0,
        limit,
        sort: "-updatedAt",
        select: { [titleField]: true, key: true, updatedAt: true, changedBy: true },
      });
      return docs.map((doc): Change => {
        const { updatedAt: at, changedBy } = parse(schema, doc);
        const title: unknown = doc[titleField];
        return {
          collection,
          id: Number(doc.id),
          title: typeof title === "string" && title !== "" ? title : undefined,
          key: String(doc.key),
          at,
          who: changedBy ?? undefined,
        };
      });
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit);
}
