import type { FastifyInstance } from "fastify";
import { answerErrors } from "./errors";
import { mediaRoutes } from "./media";
import { newsletter } from "./newsletter/plugin";
import type { NewsletterSettings } from "./newsletter/settings";
import { RequestError } from "./requests";
import { contentRoutes } from "./routes";
import { watchContent } from "./watch";

export interface ContentServerOptions {
  /** Folder in the format of `content/README.md`. */
  contentDir: string;
  /** Where signups go; without it the signup call answers 501. */
  newsletter?: NewsletterSettings;
  /** Called after a change of the content on disk, with the changed paths below the folder. */
  onChange?: (paths: readonly string[]) => void;
  /** Told what went wrong while the server runs; default: the console. */
  report?: (message: string) => void;
}

/**
 * Fastify plugin: the whole content API over a content folder.
 * Registering it fails with a ContentError where the content breaks its format.
 */
export async function contentServer(
  app: FastifyInstance,
  { contentDir, newsletter: settings, onChange = () => {}, report = console.error }: ContentServerOptions,
): Promise<void> {
  const content = await watchContent({
    contentDir,
    onChange,
    onFault: (error) => report(`${messageOf(error)}\nThe content from before this change stays in use.`),
  });
  app.addHook("onClose", () => content.close());

  answerErrors(app, report);
  await app.register(contentRoutes, { content: content.current });
  await app.register(mediaRoutes, { contentDir });
  if (settings !== undefined) await app.register(newsletter, { settings, report });
  else app.post("/v1/web/subscribe-newsletter", () => refuseSignup());
}

function refuseSignup(): never {
  throw new RequestError(501, "This server was started to be read from only: it stores no signups.");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
