import { APIError } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { adminLocale } from "../../../shared/admin-locales";
import { DEFAULT_LOCALE } from "../../../shared/locales";
import { hotelTime } from "../desk/hotel-time";
import { checksFor } from "../texts";
import { isDocument, type MemberDocument, type MemberGlobal, titleOf, type Transaction } from "./members";
import { isKept, type Published, publicVersion } from "./public-versions";

const CONFLICT = 409;

/**
 * Republishes all members' earlier public versions in the caller's transaction, and unpublishes members that had none.
 * Their latest texts stay as drafts. Rejected if one of them has been published or unpublished since.
 */
export async function takeBack(published: readonly Published[], req: Transaction): Promise<void> {
  const conflicts: string[] = [];
  for (const one of published) {
    const conflict = await conflictOf(one, req);
    if (conflict !== undefined) conflicts.push(conflict);
  }
  if (conflicts.length > 0) {
    const message = fillMessage(checksFor(req).season.notTakenBack, { reasons: conflicts.join("\n") });
    throw new APIError(message, CONFLICT, undefined, true);
  }
  // Menus before the pages they link to.
  for (const { member, before } of [...published].reverse()) {
    if (!isDocument(member)) await takeBackGlobal(member, before, req);
    else if (before === undefined) await unpublish(member, req);
    else await takeBackDocument(member, before, req);
  }
}

/** Why this member can't be taken back, with its title. */
async function conflictOf(
  { member, before, after }: Published,
  req: Transaction,
): Promise<string | undefined> {
  const { season, meanwhile } = checksFor(req);
  const now = await publicVersion(member, req);
  const isAsPublished = now?.id === after;
  if (isAsPublished && (before === undefined || (await isKept(member, before, req)))) return undefined;
  const title = await titleOf(member, req);
  if (isAsPublished) return fillMessage(season.versionGone, { title });
  if (now === undefined) return fillMessage(season.leftSince, { title });
  const time = hotelTime(req.payload.config, adminLocale(req.i18n.language), now.at);
  return fillMessage(season.publishedSince, { title, who: now.who ?? meanwhile.somebody, time });
}

/** Like imported content, what was public before isn't validated again. */
const UNCHECKED = { importing: true };

function commonOf({ i18n, user, transactionID }: Transaction) {
  return {
    depth: 0,
    overrideAccess: user === null,
    user,
    context: UNCHECKED,
    req: { i18n, transactionID },
  } as const;
}

async function unpublish({ slug: collection, id }: MemberDocument, req: Transaction): Promise<void> {
  await req.payload.update({
    ...commonOf(req),
    collection,
    id,
    data: { _status: "draft" },
    unpublishAllLocales: true,
    locale: DEFAULT_LOCALE,
  });
}

async function takeBackDocument(
  { slug: collection, id }: MemberDocument,
  before: number,
  req: Transaction,
): Promise<void> {
  const { payload, transactionID } = req;
  const { docs } = await payload.db.findVersions({
    collection,
    where: { parent: { equals: id }, latest: { equals: true } },
    locale: "all",
    limit: 1,
    pagination: false,
    req: { transactionID },
  });
  await payload.restoreVersion({ ...commonOf(req), collection, id: String(before) });
  const [latest] = docs;
  if (latest !== undefined)
    await payload.db.createVersion({
      ...draftOf(latest.version, req),
      collectionSlug: collection,
      parent: id,
    });
}

async function takeBackGlobal(
  { slug }: MemberGlobal,
  before: number | undefined,
  req: Transaction,
): Promise<void> {
  if (before === undefined) return;
  const { payload, transactionID } = req;
  const { docs } = await payload.db.findGlobalVersions({
    global: slug,
    where: { latest: { equals: true } },
    locale: "all",
    limit: 1,
    pagination: false,
    req: { transactionID },
  });
  await payload.restoreGlobalVersion({ ...commonOf(req), slug, id: String(before) });
  const [latest] = docs;
  if (latest !== undefined)
    await payload.db.createGlobalVersion({ ...draftOf(latest.version, req), globalSlug: slug });
}

/** A version of these texts as the latest draft, dated after the one restored in the same millisecond. */
function draftOf(words: object, { transactionID }: Transaction) {
  const now = new Date(Date.now() + 1).toISOString();
  return {
    autosave: false,
    createdAt: now,
    updatedAt: now,
    versionData: { ...words, updatedAt: now, _status: "draft" },
    req: { transactionID },
  };
}
