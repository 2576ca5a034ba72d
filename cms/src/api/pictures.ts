import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Payload } from "payload";
import { DOCUMENT_TYPE, documentsIn, isDocumentName } from "../../../content-folder/documents";
import { CAPTIONS_TYPE, FILM_TYPE, isCaptionsName, isFilmName } from "../../../content-folder/films";
import { DRAWING_POLICY } from "../../../content-folder/drawings";
import { isPictureName } from "../../../content-folder/pictures";
import { shownPictures } from "../../../content-folder/shown-pictures";
import { digestOf } from "../../../shared/digest";
import { parseEnvironment } from "../environment";
import { liveContent } from "../live/live";
import { mayReadDrafts } from "./readers";

const TYPES: ReadonlyMap<string, string> = new Map([
  [".mp4", FILM_TYPE],
  [".pdf", DOCUMENT_TYPE],
  [".vtt", CAPTIONS_TYPE],
  [".avif", "image/avif"],
  [".gif", "image/gif"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".webp", "image/webp"],
]);

/**
 * Serves a picture, film or document by name: public if published content uses it, otherwise only for the preview and signed-in
 * users.
 */
export async function pictureResponse(payload: Payload, request: Request, name: string): Promise<Response> {
  const type = TYPES.get(extname(name).toLowerCase());
  if (
    type === undefined ||
    ![isPictureName, isFilmName, isCaptionsName, isDocumentName].some((fits) => fits(name))
  )
    return missing();
  const { mediaDir, previewToken } = parseEnvironment(process.env);
  const { folder } = await liveContent(payload).current();
  const isPublic = isDocumentName(name)
    ? documentsIn([folder.pages, folder.rooms, folder.menus]).has(name)
    : shownPictures(folder).has(name);
  if (!isPublic && !mayReadDrafts(request, previewToken) && !(await isSignedIn(payload, request)))
    return missing();
  const bytes = await readFile(join(mediaDir, name)).catch(() => undefined);
  if (bytes === undefined) return missing();

  const etag = `"${digestOf(bytes)}"`;
  const headers = {
    ETag: etag,
    // A file name may get a different picture at any time: caches must revalidate.
    "Cache-Control": isPublic ? "public, no-cache" : "private, no-store",
    "Content-Type": type,
    // Opened directly, an SVG is a document: it must not run scripts.
    "Content-Security-Policy": DRAWING_POLICY,
  };
  if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
}

async function isSignedIn(payload: Payload, { headers }: Request): Promise<boolean> {
  return (await payload.auth({ headers })).user !== null;
}

function missing(): Response {
  return Response.json({ message: "There is no such picture." }, { status: 404 });
}
