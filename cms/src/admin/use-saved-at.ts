import { useDebounce, useDocumentInfo } from "@payloadcms/ui";

/** Long enough for the preview's build to read what was saved, which it does first. */
const LATER = 1_000;

/**
 * When the form's document was saved last, told a little later: what is asked anew after a save does not stand in the way of the
 * preview. Payload's own `lastUpdateTime` changes with the first key as well.
 */
export function useSavedAt(): string {
  const { data } = useDocumentInfo();
  return useDebounce(String(data?.updatedAt), LATER);
}
