import type { CollectionBeforeValidateHook } from "payload";

type Numbered = "pages" | "rooms";

/** Gives a new document the number after the highest one. */
export function nextNumber(collection: string): CollectionBeforeValidateHook {
  return async ({ data, operation, req }) => {
    if (operation !== "create" || !isNumbered(collection) || data === undefined) return data;
    // What is no number is refused as such.
    if (data.number !== undefined && data.number !== null) return data;
    const { docs } = await req.payload.find({
      collection,
      sort: "-number",
      limit: 1,
      depth: 0,
      draft: true,
      // Numbers stay with what is in the trash.
      trash: true,
      req,
    });
    return { ...data, number: (docs[0]?.number ?? 0) + 1 };
  };
}

function isNumbered(collection: string): collection is Numbered {
  return collection === "pages" || collection === "rooms";
}
