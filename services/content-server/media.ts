import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { DRAWING_POLICY } from "../../content-folder/drawings";
import { isDocumentName } from "../../content-folder/documents";
import { MEDIA_FOLDER } from "../../content-folder/files";
import { isCaptionsName, isFilmName } from "../../content-folder/films";
import { MEDIA_PATH } from "../../content-folder/media-path";
import { isPictureName } from "../../content-folder/pictures";

/** Serves the images, videos and documents of the media folder, and nothing else in it. */
export async function mediaRoutes(
  app: FastifyInstance,
  { contentDir }: { contentDir: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(contentDir, MEDIA_FOLDER),
    prefix: MEDIA_PATH,
    decorateReply: false,
    index: false,
    dotfiles: "ignore",
    allowedPath: (path) =>
      [isPictureName, isFilmName, isCaptionsName, isDocumentName].some((fits) => fits(path.slice(1))),
    // A file name can get a different image at any time: caches store it, but revalidate its ETag before use.
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("cache-control", "public, no-cache");
      reply.header("x-content-type-options", "nosniff");
      // Opened directly, an SVG is a document and must not run scripts.
      reply.header("content-security-policy", DRAWING_POLICY);
    },
  });
}
