import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from "payload";

export const ROLES = ["owner", "editor", "translator"] as const;

type Role = (typeof ROLES)[number];

/** Returns the user's role; undefined if nobody is signed in. */
export function roleOf({ user }: Pick<PayloadRequest, "user">): Role | undefined {
  return ROLES.find((role) => role === user?.role);
}

/** Any signed-in user. */
export const signedIn: Access = ({ req }) => roleOf(req) !== undefined;

/** Owners, who manage users. */
export const owners: Access = ({ req }) => roleOf(req) === "owner";

/** The same for a field. */
export const ownersField: FieldAccess = ({ req }) => roleOf(req) === "owner";

/** Owners and editors, who may publish. */
export const editors: Access = ({ req }) => mayEdit(req);

/**
 * Editors may change everything; translators one document at a time, in their own languages. `draftsOnly` restricts
 * them to drafts.
 */
const editorsAndTranslators: Access = ({ req, id, data }) =>
  mayEdit(req) || (id !== undefined && mayTranslate(req) && !publishes(data));

/** Access rules for translated collections. */
export const translatedDocuments = {
  read: signedIn,
  create: editors,
  update: editorsAndTranslators,
  delete: editors,
  readVersions: signedIn,
} satisfies CollectionConfig["access"];

/**
 * Like `editorsAndTranslators`, for globals: the admin always checks it with the published document, whatever is
 * being saved.
 */
export const editorsAndTranslatorsOfGlobal: Access = ({ req }) => mayEdit(req) || mayTranslate(req);

/** Response to a user without permission. */
export function notAllowed(req: PayloadRequest): Response {
  return Response.json({ message: req.t("error:notAllowedToPerformAction") }, { status: 403 });
}

/** True if the user may publish. */
export function mayEdit(req: Pick<PayloadRequest, "user">): boolean {
  const role = roleOf(req);
  return role === "owner" || role === "editor";
}

/** True if the request edits one of the translator's languages. */
export function mayTranslate({ user, locale }: Pick<PayloadRequest, "user" | "locale">): boolean {
  if (user?.role !== "translator") return false;
  const languages: readonly string[] = user.languages ?? [];
  return locale !== undefined && locale !== null && languages.includes(locale);
}

function publishes(data: unknown): boolean {
  return typeof data === "object" && data !== null && "_status" in data && data._status === "published";
}
