import type { Access, SanitizedConfig } from "payload";
import { signedIn } from "./roles";

/**
 * Restricts document locks: users may lock only in their own name. (Payload lets any signed-in user lock, take over
 * and unlock in anyone's name.) The admin itself creates locks outside the API, when a document is opened.
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

/** Allows reassigning someone's lock to the caller, as the admin's “Take over” does, and nothing else. */
const takesOver: Access = (call) => {
  const data: unknown = call.data;
  if (!signedIn(call) || call.id === undefined || typeof data !== "object" || data === null) return false;
  return Object.keys(data).join() === "user" && "user" in data && idOf(data.user) === call.req.user?.id;
};

const own: Access = (call) => signedIn(call) && { "user.value": { equals: call.req.user?.id ?? 0 } };

function idOf(user: unknown): unknown {
  return typeof user === "object" && user !== null && "value" in user ? user.value : undefined;
}
