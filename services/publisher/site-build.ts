import { resolve } from "node:path";
import { contentCacheFolder } from "../../content-api/cache-folder";
import { createBuilder } from "../../gatsby/builder/builder";
import { buildSite, gatsbyEnvironment } from "../../gatsby/builder/build-site";
import { copyCode } from "../../gatsby/builder/copy-code";
import { diskUse } from "../../gatsby/builder/disk-use";
import { messageOf } from "../../shared/errors";
import { readRedirectRows } from "../release/redirect-rows";
import { noteBuiltFrom, sourcesDigest } from "../release/sources";
import { takeBuildTurn } from "./build-turn";
import type { BuildOptions, SiteBuild } from "./publish-here";
import type { SiteOptions } from "./site-options";

interface GatsbySite extends SiteBuild {
  /** Starts a kept builder, see `SitePublisher`. */
  warm(signal: AbortSignal): void;
  /** Ends the kept builder. */
  stop(): Promise<void>;
}

/** This site as Gatsby builds it: by a process for each build, or by a kept one. */
export function gatsbySite(options: SiteOptions): GatsbySite {
  const { environment, settings, contentApiUrl, preview, log, onLine } = options;
  const { directory = environment.buildDir } = options;
  const isPreview = preview !== undefined;
  const isKept = settings.builder.name !== "process";
  const releases = resolve(environment.releasesDir);
  const builder = createBuilder({ directory, ...settings.builder });
  let sources = "";

  /** Builds from the current code when no other site of this machine is being built. */
  async function inBuildTurn(request: BuildOptions): Promise<void> {
    const { buildTurnsDir } = environment;
    const tellWaiting = () => request.onLine("Another site of this machine is being built: waiting.");
    const endTurn =
      buildTurnsDir === undefined
        ? async () => {}
        : await takeBuildTurn(buildTurnsDir, request.signal, tellWaiting);
    try {
      if (directory !== undefined) await copyCode(".", directory);
      const apiUrl = contentApiUrl();
      await (isKept
        ? builder.build({ ...request, environment: gatsbyEnvironment(environment, apiUrl, { isPreview }) })
        : buildSite(environment, apiUrl, { ...request, directory, isPreview }));
    } finally {
      await endTurn();
    }
  }

  return {
    publicDir: resolve(directory ?? ".", "public"),
    source: environment.contentApiUrl ?? resolve(environment.hotelFile),
    site: { ...environment, siteUrl: options.address ?? environment.siteUrl, framedBy: preview?.framedBy },
    diskUse: diskUse(environment, directory),
    async build(request) {
      // The sources of a build with drafts are never looked up later.
      if (!isPreview) sources = await sourcesDigest(environment);
      await inBuildTurn({
        ...request,
        onLine: (line) => {
          request.onLine(line);
          onLine?.(line);
        },
      });
    },
    readRedirects(signal) {
      const apiUrl = contentApiUrl();
      return readRedirectRows(environment, {
        apiUrl,
        cacheFolder: contentCacheFolder(resolve(environment.hotelFile), apiUrl, directory),
        log: { info: log, warn: log },
        signal,
      });
    },
    distrust: builder.distrust,
    async published() {
      if (!isPreview) await noteBuiltFrom(releases, sources);
    },
    warm(signal) {
      if (!isKept) return;
      inBuildTurn({ signal, calls: undefined, onLine: (line) => onLine?.(line) }).catch((error: unknown) => {
        if (!signal.aborted) log(`The builder will begin with the first change: ${messageOf(error)}`);
      });
    },
    stop: builder.stop,
  };
}
