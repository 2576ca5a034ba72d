import { useDebounce, useDocumentInfo } from "@payloadcms/ui";

/** Milliseconds; long enough for the preview's build to read the saved content, which it does first. */
const LATER = 1_000;

/**
 * When the document was last saved, delayed so that requests triggered by a save don't slow down the preview.
 * Payload's own `lastUpdateTime` also changes on the first keystroke.
 */
export function useSavedAt(): string {
  const { data } = useDocumentInfo();
  return useDebounce(String(data?.updatedAt), LATER);
}
