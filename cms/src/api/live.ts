import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
} from "payload";
import { shared, turns } from "../shared";
import { LiveContent } from "./live-content";

/** The published content of this process. */
export function liveContent(payload: Payload): LiveContent {
  const common = shared();
  return (common.live ??= new LiveContent(payload, turns(), { draft: false }));
}

/** The content of this process with the newest drafts: what the preview shows. */
export function draftContent(payload: Payload): LiveContent {
  const common = shared();
  return (common.drafts ??= new LiveContent(payload, turns(), { draft: true }));
}

export const documentChanged: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  noteChange(req.payload, collection.slug, doc.id);
};

export const documentDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) => {
  noteChange(req.payload, collection.slug, id);
};

export const globalChanged: GlobalAfterChangeHook = ({ global, req }) => {
  noteChange(req.payload, global.slug);
};

function noteChange(payload: Payload, slug: string, id?: number | string): void {
  for (const content of [liveContent(payload), draftContent(payload)]) content.changed(slug, id);
  for (const publisher of shared().publishers) publisher.wake();
}
