import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
} from "payload";
import { processState } from "./process-state";
import { LiveContent } from "./live-content";

/** The published content, cached in this process. */
export function liveContent(payload: Payload): LiveContent {
  const state = processState();
  return (state.live ??= new LiveContent(payload, state.writeLock, { draft: false, onDue: wakeNotifiers }));
}

/** The content with the latest drafts, as shown in the preview, cached in this process. */
export function draftContent(payload: Payload): LiveContent {
  const state = processState();
  return (state.drafts ??= new LiveContent(payload, state.writeLock, { draft: true }));
}

/** Hook: a document was saved. */
export const documentChanged: CollectionAfterChangeHook = ({ collection, doc, req }) => {
  noteChange(req.payload, collection.slug, doc.id);
};

/** Hook: a document was deleted. */
export const documentDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) => {
  noteChange(req.payload, collection.slug, id);
};

/** Hook: a global was saved. */
export const globalChanged: GlobalAfterChangeHook = ({ global, req }) => {
  noteChange(req.payload, global.slug);
};

function noteChange(payload: Payload, slug: string, id?: number | string): void {
  for (const content of [liveContent(payload), draftContent(payload)]) content.changed(slug, id);
  wakeNotifiers();
}

function wakeNotifiers(): void {
  for (const notifier of processState().notifiers) notifier.wake();
}
