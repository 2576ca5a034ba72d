import { dirname, resolve } from "node:path";
import { type Environment, parseEnvironment } from "../src/config/environment";
import { LOCALES } from "../src/config/locales";
import { homePath } from "../src/config/paths";
import { contentServer } from "./content-server/app";
import { newsletter } from "./content-server/newsletter/plugin";
import { parseNewsletterSettings } from "./content-server/newsletter/settings";
import { buildSite } from "./gatsby/build-site";
import { releaseSite } from "./release/release-site";
import { isBuiltFrom, noteBuiltFrom, sourcesDigest } from "./release/sources";
import { currentRelease, discardUnfinished, pruneReleases, switchCurrent } from "./release/store";
import { runMain } from "./run-main";
import { siteServer } from "./site-server/plugin";
import { startServer } from "./start-server";

const RELEASES = resolve(".releases");
const KEPT_RELEASES = 5;

/** `npm start`: site and content API on one port. A release that is there is served at once, and renewed where it is out of date. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const server = await startServer({ port: environment.port, signal }, async (app) => {
    if (environment.contentApiUrl === undefined) {
      await app.register(contentServer, {
        contentDir: dirname(environment.hotelFile),
        newsletter: parseNewsletterSettings(process.env),
      });
    } else if (environment.signupApiUrl === "") {
      // The form sends to this origin, whatever server the content comes from.
      await app.register(newsletter, {
        settings: parseNewsletterSettings(process.env),
        report: console.error,
      });
    }
    await app.register(siteServer, { release: () => currentRelease(RELEASES) });
  });
  await discardUnfinished(RELEASES);
  const contentApiUrl = environment.contentApiUrl ?? `http://127.0.0.1:${server.port}`;
  if ((await currentRelease(RELEASES)) === undefined) {
    console.log("There is no release yet: building the site. The first time takes some minutes.\n");
    await publish(environment, contentApiUrl, signal);
    announce(server.url);
    return;
  }
  announce(server.url);
  await renew(environment, contentApiUrl, signal);
}

/** Builds again where content or code changed; the live release stays where that fails. */
async function renew(environment: Environment, contentApiUrl: string, signal: AbortSignal): Promise<void> {
  const embedded = environment.contentApiUrl === undefined;
  if (embedded && (await isBuiltFrom(RELEASES, await sourcesDigest(environment)))) {
    console.log("Nothing changed since this release was built.");
    return;
  }
  console.log("\nBuilding in the background, because content or code may have changed.\n");
  try {
    await publish(environment, contentApiUrl, signal);
    console.log("The new release is live.");
  } catch (error) {
    if (signal.aborted) return;
    console.error(
      `The earlier release stays live. ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function publish(environment: Environment, contentApiUrl: string, signal: AbortSignal): Promise<void> {
  const digest = await sourcesDigest(environment);
  await buildSite(environment, contentApiUrl, { signal, onLine: (line) => console.log(line) });
  const release = await releaseSite(RELEASES, {
    publicDir: resolve("public"),
    source: environment.contentApiUrl ?? resolve(environment.hotelFile),
    site: environment,
    now: Date.now(),
  });
  await switchCurrent(RELEASES, release.id);
  await noteBuiltFrom(RELEASES, digest);
  await pruneReleases(RELEASES, KEPT_RELEASES);
}

function announce(url: string): void {
  console.log("\nThe site is ready:");
  for (const locale of LOCALES) console.log(`  ${locale}  ${url}${homePath(locale)}`);
  console.log("Ctrl-C ends it.");
}

void runMain(main);
