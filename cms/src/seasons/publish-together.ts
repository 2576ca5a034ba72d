import { initTransaction, killTransaction, ValidationError } from "payload";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { fillMessage } from "../../../languages/fill-message";
import { adminLocale } from "../../../shared/admin-locales";
import { DEFAULT_LOCALE } from "../../../shared/locales";
import { ownLanguage } from "../publish/own-language";
import { reasonOf } from "../publish/reason-of";
import { checksFor } from "../texts";
import { isDocument, type Member, titleOf, type Transaction } from "./members";
import { type Published, publicVersion } from "./public-versions";
import { togetherWith } from "../model/published-together";

/**
 * Publishes all members in all languages in the caller's transaction. If one is refused, the transaction is rolled
 * back, and the error names every member that would be refused, with the reasons.
 */
export async function publishTogether(members: readonly Member[], req: Transaction): Promise<Published[]> {
  if (members.length === 0) throw refusal([checksFor(req).season.empty], req);
  const published: Published[] = [];
  for (const member of members) {
    try {
      const before = (await publicVersion(member, req))?.id;
      await publish(member, members, req);
      const after = (await publicVersion(member, req))?.id;
      if (after === undefined) throw new Error(`${member.slug} ${member.id} has no version.`);
      published.push({ member, before, after });
    } catch (error) {
      await killTransaction(req);
      const reasons = await reasonsOf(members, req);
      throw reasons.length === 0 ? error : refusal(reasons, req);
    }
  }
  return published;
}

async function publish(
  member: Member,
  members: readonly Member[],
  { payload, i18n, user, transactionID }: Transaction,
): Promise<void> {
  const common = {
    data: { _status: "published" },
    depth: 0,
    overrideAccess: user === null,
    user,
    context: togetherWith(members.filter(isDocument)),
    req: { i18n, transactionID },
  } as const;
  if (isDocument(member)) {
    const { slug: collection, id } = member;
    const locale = await ownLanguage(collection, id, payload, { transactionID });
    await payload.update({ ...common, collection, id, locale });
  } else {
    await payload.updateGlobal({ ...common, slug: member.slug, locale: DEFAULT_LOCALE });
  }
}

/** Publishes each member in a transaction of its own that is rolled back. */
async function reasonsOf(members: readonly Member[], req: Transaction): Promise<string[]> {
  const { season } = checksFor(req);
  const found: string[] = [];
  for (const member of members) {
    const { payload, i18n, user } = req;
    const attempt: Transaction = { payload, i18n, user };
    await initTransaction(attempt);
    try {
      await publish(member, members, attempt);
    } catch (error) {
      const title = await titleOf(member, req);
      found.push(fillMessage(season.refused, { title, reason: reasonOf(error) }));
    } finally {
      await killTransaction(attempt);
    }
  }
  return found;
}

/** Shown at the list of documents. */
function refusal(reasons: readonly string[], { i18n }: Transaction): ValidationError {
  const { label } = EDITOR_FIELDS[adminLocale(i18n.language)].seasons.documents;
  return new ValidationError(
    {
      collection: "seasons",
      errors: [{ path: "documents", label, message: reasons.join("\n") }],
    },
    i18n.t,
  );
}
