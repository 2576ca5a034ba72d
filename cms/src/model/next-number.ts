import type { CollectionBeforeValidateHook } from "payload";

type Numbered = "pages" | "rooms";

/** Assigns new documents the next number. */
export function nextNumber(collection: string): CollectionBeforeValidateHook {
  return async ({ data, operation, req }) => {
    if (operation !== "create" || !isNumbered(collection) || data === undefined) return data;
    // Invalid numbers are rejected by validation.
    if (data.number !== undefined && data.number !== null) return data;
    const { docs } = await req.payload.find({
      collection,
      sort: "-number",
      limit: 1,
      depth: 0,
      draft: true,
      // Numbers of trashed documents aren't reused.
      trash: true,
      req,
    });
    return { ...data, number: (docs[0]?.number ?? 0) + 1 };
  };
}

function isNumbered(collection: string): collection is Numbered {
  return collection === "pages" || collection === "rooms";
}
