import type { Payload } from "payload";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";

const OFFERS = { in: [CONTENT_KEYS.offer, CONTENT_KEYS.offers] };

/** Pages that contain offers: new ones are added there as blocks or slides. */
export async function offerPages(payload: Payload, locale: Locale): Promise<{ id: number; title: string }[]> {
  const { docs } = await payload.find({
    collection: "pages",
    where: { or: [{ "contents.kind": OFFERS }, { "sliders.kind": OFFERS }] },
    locale,
    draft: true,
    depth: 0,
    limit: 3,
    sort: "number",
    select: { title: true, key: true },
  });
  return docs.map(({ id, title, key }) => ({ id: Number(id), title: String(title ?? key) }));
}
