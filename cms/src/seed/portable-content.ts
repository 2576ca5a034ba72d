import type { Payload } from "payload";
import { draftContent, liveContent } from "../api/live";
import type { ContentForm } from "../content/form";
import { readPlans } from "./plans";

/** What a content folder can say of the database: all that is published, and what is planned. */
export async function portableContent(payload: Payload): Promise<ContentForm> {
  const [{ content }, drafts] = await Promise.all([
    liveContent(payload).snapshot(),
    draftContent(payload).snapshot(),
  ]);
  return {
    ...content,
    pages: await withPlans(payload, "pages", content.pages, drafts.content.pages),
    rooms: await withPlans(payload, "rooms", content.rooms, drafts.content.rooms),
  };
}

async function withPlans<Form extends { id: number }>(
  payload: Payload,
  collection: "pages" | "rooms",
  published: ReadonlyMap<string, Form>,
  drafts: ReadonlyMap<string, Form>,
): Promise<Map<string, Form>> {
  const forms = new Map(published);
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
    const isPublished = forms.has(String(key));
    const form = isPublished ? forms.get(String(key)) : drafts.get(String(key));
    if (form === undefined || (!isPublished && publishAt === undefined)) continue;
    // A folder holds one state of a page: the planned change of a public one stays here.
    const comes = isPublished || publishAt === undefined ? {} : { publishAt };
    const leaves = unpublishAt === undefined ? {} : { unpublishAt };
    forms.set(String(key), { ...form, ...comes, ...leaves });
  }
  return forms;
}
