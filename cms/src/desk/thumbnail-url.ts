/** Where the admin finds the small copy of a picture; null where it has no file. */
export function thumbnailUrl({ filename, updatedAt }: Record<string, unknown>): string | null {
  if (typeof filename !== "string") return null;
  return `/thumbnails/${encodeURIComponent(filename)}?${encodeURIComponent(String(updatedAt))}`;
}
