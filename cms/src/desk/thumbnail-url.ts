import { isDocumentName } from "../../../content-folder/documents";
import { isCaptionsName, isFilmName } from "../../../content-folder/films";

/** URL of a picture's thumbnail in the admin; null for other files and documents without a file. */
export function thumbnailUrl({ filename, updatedAt }: Record<string, unknown>): string | null {
  if (typeof filename !== "string" || isOtherFile(filename)) return null;
  return `/thumbnails/${encodeURIComponent(filename)}?${encodeURIComponent(String(updatedAt))}`;
}

function isOtherFile(name: string): boolean {
  return [isFilmName, isCaptionsName, isDocumentName].some((fits) => fits(name));
}
