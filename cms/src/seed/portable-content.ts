import type { Payload } from "payload";
import { draftContent, liveContent } from "../live/live";
import type { HotelFolder } from "../../../content-folder/read-folder";
import { readPlans } from "./plans";

/** Content that can be exported to a content folder: everything published or scheduled, and the glossary as saved. */
export async function portableContent(payload: Payload): Promise<HotelFolder> {
  const [{ folder }, drafts] = await Promise.all([
    liveContent(payload).current(),
    draftContent(payload).current(),
  ]);
  return {
    ...folder,
    pages: await withPlans(payload, "pages", folder.pages, drafts.folder.pages),
    rooms: await withPlans(payload, "rooms", folder.rooms, drafts.folder.rooms),
    glossary: drafts.folder.glossary,
  };
}

async function withPlans<File extends { id: number }>(
  payload: Payload,
  collection: "pages" | "rooms",
  published: ReadonlyMap<string, File>,
  drafts: ReadonlyMap<string, File>,
): Promise<Map<string, File>> {
  const files = new Map(published);
  const plans = await readPlans(payload, collection);
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...plans.keys()] } },
    pagination: false,
    depth: 0,
    select: { key: true },
  });
  for (const { id, key } of docs) {
    const { publishAt, unpublishAt } = plans.get(Number(id)) ?? {};
    const isPublished = files.has(String(key));
    const file = isPublished ? files.get(String(key)) : drafts.get(String(key));
    if (file === undefined || (!isPublished && publishAt === undefined)) continue;
    // A folder holds one state per page, so the scheduled update of a published page isn't exported.
    const comes = isPublished || publishAt === undefined ? {} : { publishAt };
    const leaves = unpublishAt === undefined ? {} : { unpublishAt };
    files.set(String(key), { ...file, ...comes, ...leaves });
  }
  return files;
}
