import { join } from "node:path";
import { privateFolder } from "../../toolkit/private-folder";
import { startServer } from "../../toolkit/start-server";
import type { Environment } from "../../shared/environment";
import type { PreviewSettings } from "./preview-settings";
import { previewSite } from "./preview-site";
import { PREVIEW_SESSION } from "./session";
import type { SiteOptions } from "./site-options";
import { createSitePublisher, registerSitePublisher } from "./site-publisher";

/** The content server already batches what is typed, so there is no need to wait again. */
const GATHER_MS = 20;

interface PreviewOptions extends Pick<
  SiteOptions,
  "environment" | "settings" | "contentApiUrl" | "levels" | "log" | "onLine"
> {
  preview: PreviewSettings;
  /** Address to listen on; default: loopback. */
  host: string | undefined;
  /** Bearer token of callers. */
  token: string;
  /** Resolves when the site itself is not being built: publishing takes precedence over drafts. */
  after: () => Promise<void>;
  /** Stops the preview on abort. */
  signal: AbortSignal;
}

interface Preview {
  /** Builds it from the current content. */
  build(): Promise<void>;
}

/**
 * Opens the preview: a separate publisher and server for a release built with drafts. It has its own folder,
 * and is served at its own URL to people who are signed in.
 */
export async function openPreview({
  preview,
  host,
  token,
  signal,
  ...options
}: PreviewOptions): Promise<Preview> {
  const { environment: site, settings: publishing } = options;
  const environment: Environment = {
    ...site,
    // It has few readers, and skipping compression shows it sooner.
    releaseCompression: "none",
    releasesDir: join(preview.directory, "releases"),
    // Editors are no guests.
    vitalsPercent: 0,
    contentAccess: { ...site.contentAccess, authorization: `Bearer ${preview.token}` },
  };
  const settings = {
    ...publishing,
    gather: GATHER_MS,
    destination: { name: "here" as const },
    after: undefined,
    alert: {},
  };
  await privateFolder(preview.directory);
  const publisher = createSitePublisher({
    ...options,
    log: (message) => options.log(`preview: ${message}`),
    onLine: (line) => options.onLine?.(`preview: ${line}`),
    environment,
    settings,
    directory: join(preview.directory, "site"),
    address: preview.url,
    preview: { framedBy: preview.adminOrigin },
  });
  await startServer(
    {
      host,
      port: preview.port,
      variables: { host: "HOST", port: "PREVIEW_PORT" },
      trustedProxies: site.trustedProxies,
      signal,
    },
    async (app, health) => {
      app.addHook("onClose", () => publisher.stop());
      await publisher.start();
      // Set on Node's own response, because pages are sent past Fastify.
      app.addHook("onRequest", async (_request, { raw }) => {
        raw.setHeader("X-Robots-Tag", "noindex, nofollow");
      });
      const { authentication } = await registerSitePublisher(app, publisher, {
        environment,
        settings,
        health,
        token,
        session: PREVIEW_SESSION,
        isPreview: true,
      });
      await app.register(previewSite, {
        authentication,
        token: preview.token,
        release: () => join(environment.releasesDir, "current"),
      });
    },
  );
  return {
    build: async () => {
      await publisher.request("start", { wait: 0 });
    },
  };
}
