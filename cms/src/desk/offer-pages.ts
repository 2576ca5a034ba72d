import type { Payload } from "payload";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import { rowsOf } from "../../../shared/record";

const KINDS: readonly string[] = [CONTENT_KEYS.offer, CONTENT_KEYS.offers];
const OFFERS = { in: KINDS };

interface OfferPage {
  id: number;
  title: string;
  /** Path of the list that a new offer is added to: the slides of a slider, or the blocks. */
  list: string;
}

/** Pages that contain offers: new ones are added there as slides or blocks. */
export async function offerPages(payload: Payload, locale: Locale): Promise<OfferPage[]> {
  const { docs } = await payload.find({
    collection: "pages",
    where: { or: [{ "contents.kind": OFFERS }, { "sliders.kind": OFFERS }] },
    locale,
    draft: true,
    depth: 0,
    limit: 3,
    sort: "number",
    select: { title: true, key: true, sliders: { kind: true } },
  });
  return docs.map(({ id, title, key, sliders }) => {
    const kinds = rowsOf(sliders).map(({ kind }) => String(kind));
    const index = kinds.findIndex((kind) => KINDS.includes(kind));
    return {
      id: Number(id),
      title: String(title ?? key),
      list: index < 0 ? "contents" : `sliders.${index}.slides`,
    };
  });
}
