import type { Access, SanitizedConfig } from "payload";
import { signedIn } from "./roles";

/**
 * Who edits what is said by each person for themselves. (Payload lets whoever is signed in lock, take over and unlock in
 * everybody's name.) The admin makes the locks, beside the API, for who opens a document.
 */
export function ownLocks(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) =>
      collection.slug === "payload-locked-documents"
        ? {
            ...collection,
            access: { ...collection.access, create: () => false, update: takesOver, delete: own },
          }
        : collection,
    ),
  };
}

/** Another one's lock becomes the caller's, as the admin's “Take over” does; nothing else about it changes. */
const takesOver: Access = (call) => {
  const data: unknown = call.data;
  if (!signedIn(call) || call.id === undefined || typeof data !== "object" || data === null) return false;
  return Object.keys(data).join() === "user" && "user" in data && idOf(data.user) === call.req.user?.id;
};

const own: Access = (call) => signedIn(call) && { "user.value": { equals: call.req.user?.id ?? 0 } };

function idOf(user: unknown): unknown {
  return typeof user === "object" && user !== null && "value" in user ? user.value : undefined;
}
