import type { FastifyInstance } from "fastify";
import { changedCalls } from "../../content-folder/changed-calls";
import { MEDIA_FOLDER } from "../../content-folder/files";
import { PROPERTY_IDS, type PropertyIds } from "../../shared/content-calls";
import { answerErrors, RequestError } from "../../toolkit/answer-errors";
import { messageOf } from "../../shared/errors";
import { mediaRoutes } from "./media";
import { contentRoutes } from "./routes";
import { watchContent } from "./watch";

export interface ContentServerOptions {
  /** Folder in the format of `content/README.md`. */
  contentDir: string;
  /** Name of the hotel file in the folder; default: hotel.json. */
  hotelFile?: string;
  /** The property ids the site uses to request its pages and rooms; default: those of the contract. */
  propertyIds?: PropertyIds;
  /**
   * Called after the content on disk changes, with the changed paths below the folder and the calls whose
   * responses changed; undefined: any may have, for example because of an image.
   */
  onChange?: (paths: readonly string[], calls: readonly string[] | undefined) => void;
  /** Reports runtime errors; default: the console. */
  report?: (message: string) => void;
}

const SIGNUP = { method: "POST", url: "/v1/web/subscribe-newsletter" } as const;

/**
 * Fastify plugin: the complete content API for a content folder. The signup endpoint answers 501 unless a
 * newsletter is registered first. Registration fails with a ContentError if the content is invalid.
 */
export async function contentServer(
  app: FastifyInstance,
  {
    contentDir,
    hotelFile,
    propertyIds = PROPERTY_IDS,
    onChange = () => {},
    report = console.error,
  }: ContentServerOptions,
): Promise<void> {
  const content = await watchContent({
    contentDir,
    hotelFile,
    onChange: ({ paths, before, after }) => {
      const isPicture = paths.some((path) => path.startsWith(MEDIA_FOLDER));
      onChange(paths, isPicture ? undefined : changedCalls(before, after, propertyIds));
    },
    onFault: (error) => report(`${messageOf(error)}\nThe content from before this change stays in use.`),
  });
  app.addHook("onClose", () => content.close());

  answerErrors(app, "content server", report);
  await app.register(contentRoutes, { content: content.current });
  await app.register(mediaRoutes, { contentDir });
  if (!app.hasRoute(SIGNUP)) app.route({ ...SIGNUP, handler: refuseSignup });
  // Otherwise the site's catch-all would answer, with "later" before its first release.
  app.get("/v1/*", ({ method, url }) => {
    throw new RequestError(404, `There is no ${method} ${url} in the content API.`);
  });
}

function refuseSignup(): never {
  throw new RequestError(501, "This server was started to be read from only: it stores no signups.");
}
