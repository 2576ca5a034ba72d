import { isCaptionsName, isFilmName } from "../../../content-folder/films";

/** URL of a picture's thumbnail in the admin; null for films and documents without a file. */
export function thumbnailUrl({ filename, updatedAt }: Record<string, unknown>): string | null {
  if (typeof filename !== "string" || isFilmName(filename) || isCaptionsName(filename)) return null;
  return `/thumbnails/${encodeURIComponent(filename)}?${encodeURIComponent(String(updatedAt))}`;
}
