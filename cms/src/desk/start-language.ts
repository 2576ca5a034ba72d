import type { CollectionAfterLoginHook, PayloadRequest, TypedUser } from "payload";
import { adminLocale } from "../../../shared/admin-locales";
import { isLocale, type Locale } from "../../../shared/locales";

/** Preference that holds the language a user edits; Payload changes it with the language menu. */
const KEY = "locale";

/** Hook: users who sign in for the first time edit the language they read, translators one of their own. */
export const beginInOwnLanguage: CollectionAfterLoginHook = async ({ req, user }) => {
  const { payload } = req;
  const owner = { relationTo: "users", value: user.id };
  const { totalDocs } = await payload.count({
    collection: "payload-preferences",
    where: {
      and: [
        { key: { equals: KEY } },
        { "user.relationTo": { equals: owner.relationTo } },
        { "user.value": { equals: owner.value } },
      ],
    },
    req,
  });
  const value = languageOf(req, user);
  if (totalDocs > 0 || value === undefined) return;
  await payload.create({ collection: "payload-preferences", data: { key: KEY, user: owner, value }, req });
};

function languageOf({ i18n }: PayloadRequest, { role, languages }: TypedUser): Locale | undefined {
  const read = adminLocale(i18n.language);
  if (role !== "translator") return isLocale(read) ? read : undefined;
  const own: unknown[] = languages ?? [];
  return own.includes(read) ? read : own.find(isLocale);
}
