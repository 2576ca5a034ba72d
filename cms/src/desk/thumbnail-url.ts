import { isCaptionsName, isFilmName } from "../../../content-folder/films";

/** Where the admin finds the small copy of a picture; null where it has no file, or a film. */
export function thumbnailUrl({ filename, updatedAt }: Record<string, unknown>): string | null {
  if (typeof filename !== "string" || isFilmName(filename) || isCaptionsName(filename)) return null;
  return `/thumbnails/${encodeURIComponent(filename)}?${encodeURIComponent(String(updatedAt))}`;
}
