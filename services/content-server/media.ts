import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { DRAWING_POLICY } from "../../content-folder/drawings";
import { MEDIA_FOLDER } from "../../content-folder/files";
import { isCaptionsName, isFilmName } from "../../content-folder/films";
import { isPictureName, MEDIA_PATH } from "../../content-folder/pictures";

/** Serves the pictures and films of the media folder, and nothing else of it. */
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
    allowedPath: (path) => [isPictureName, isFilmName, isCaptionsName].some((fits) => fits(path.slice(1))),
    // A name can get another picture at any time: caches keep it, and ask with its ETag before they use it.
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("cache-control", "public, no-cache");
      reply.header("x-content-type-options", "nosniff");
      // Opened by itself, an SVG is a document: it must not run anything.
      reply.header("content-security-policy", DRAWING_POLICY);
    },
  });
}
