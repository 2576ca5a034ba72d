import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from "payload";

export const ROLES = ["owner", "editor", "translator"] as const;

type Role = (typeof ROLES)[number];

/** What a signed-in person may be told apart by; undefined: nobody is signed in. */
export function roleOf({ user }: Pick<PayloadRequest, "user">): Role | undefined {
  return ROLES.find((role) => role === user?.role);
}

/** Everybody with a session. */
export const signedIn: Access = ({ req }) => roleOf(req) !== undefined;

/** Whoever makes users. */
export const owners: Access = ({ req }) => roleOf(req) === "owner";

/** The same, for a field. */
export const ownersField: FieldAccess = ({ req }) => roleOf(req) === "owner";

/** Owners and editors: whoever may decide what is public. */
export const editors: Access = ({ req }) => mayEdit(req);

/** Editors everything; translators one document at a time, in their own languages. `draftsOnly` holds them to drafts. */
const editorsAndTranslators: Access = ({ req, id, data }) =>
  mayEdit(req) || (id !== undefined && mayTranslate(req) && !publishes(data));

/** Who may do what with the documents of a collection that is translated. */
export const translatedDocuments = {
  read: signedIn,
  create: editors,
  update: editorsAndTranslators,
  delete: editors,
  readVersions: signedIn,
} satisfies CollectionConfig["access"];

/** As `editorsAndTranslators`, for what there is one of: the admin asks it with the public document, whatever is to be saved. */
export const editorsAndTranslatorsOfGlobal: Access = ({ req }) => mayEdit(req) || mayTranslate(req);

/** Whether a request comes from who may decide what is public. */
export function mayEdit(req: Pick<PayloadRequest, "user">): boolean {
  const role = roleOf(req);
  return role === "owner" || role === "editor";
}

/** Whether this request changes one of the languages that its translator may change. */
export function mayTranslate({ user, locale }: Pick<PayloadRequest, "user" | "locale">): boolean {
  if (user?.role !== "translator") return false;
  const languages: readonly string[] = user.languages ?? [];
  return locale !== undefined && locale !== null && languages.includes(locale);
}

function publishes(data: unknown): boolean {
  return typeof data === "object" && data !== null && "_status" in data && data._status === "published";
}
