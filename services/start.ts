import { basename, dirname, join } from "node:path";
import { type Environment, parseEnvironment } from "../shared/environment";
import { readHotelFile } from "../toolkit/read-hotel-file";
import { LOCALES } from "../shared/locales";
import { homePath } from "../shared/paths";
import { parseLevels } from "./content-report/levels";
import { contentServer } from "./content-server/app";
import { newsletterPlan } from "./newsletter/plan";
import { newsletter } from "./newsletter/plugin";
import { parseNewsletterSettings } from "./newsletter/settings";
import { noteAddress } from "./publisher/address";
import { openPreview } from "./publisher/preview";
import { parsePreviewSettings } from "./publisher/preview-settings";
import { publisherPlan } from "./publisher/plan";
import { parsePublisherSettings, type PublisherSettings } from "./publisher/settings";
import { publishNow } from "./publisher/publish-now";
import { createSitePublisher, registerSitePublisher, type SitePublisher } from "./publisher/site-publisher";
import { publisherToken, statusAddress, type Token } from "./publisher/token";
import { isBuiltFrom, sourcesDigest } from "./release/sources";
import { currentRelease } from "./release/store";
import { checkPlan, type Fact, printPlan, versionFact } from "../toolkit/plan";
import { runMain, runService } from "../toolkit/run-main";
import { siteServer } from "./site-server/plugin";
import { startServer } from "../toolkit/start-server";

/**
 * `npm start`: site, content API and publisher on one port. An existing release is served at once, and rebuilt
 * if outdated; from then on each content change is published. `npm start -- check` prints what it would do.
 */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const settings = parsePublisherSettings(process.env, environment);
  if (settings.destination.name !== "here") {
    throw new Error("PUBLISH_TO is for npm run publisher: npm start builds and serves the site itself.");
  }
  const previewSettings = parsePreviewSettings(process.env, environment);
  const token = await publisherToken(settings);
  let localUrl = "";
  let listens = () => {};
  const listening = new Promise<void>((resolve) => (listens = resolve));
  const options = {
    environment,
    settings,
    contentApiUrl: () => environment.contentApiUrl ?? localUrl,
    levels: parseLevels(process.env.CONTENT_REPORT_LEVELS),
    log: console.error,
    onLine: console.log,
  };
  // Content may change before this process listens, and builds read it from this process.
  const publisher = createSitePublisher({ ...options, after: () => listening });
  const server = await startServer({ ...environment, signal }, async (app, health) => {
    app.addHook("onClose", () => publisher.stop());
    await registerSitePublisher(app, publisher, { environment, settings, health, token: token.value });
    const embedded = environment.contentApiUrl === undefined;
    if (takesSignups(environment))
      await app.register(newsletter, { settings: parseNewsletterSettings(process.env, environment), health });
    if (embedded) {
      const { hotelFile } = environment;
      await app.register(contentServer, {
        contentDir: dirname(hotelFile),
        hotelFile: basename(hotelFile),
        propertyIds: readHotelFile(hotelFile).propertyIds,
        onChange: (_paths, calls) => {
          publisher.request("content", { calls }).catch(console.error);
        },
      });
    }
    await app.register(siteServer, { release: () => join(environment.releasesDir, "current") });
  });
  localUrl = server.localUrl;
  listens();
  signal.throwIfAborted();
  await publisher.start();
  printPlan(await planOf(environment, settings));
  await noteAddress(environment.releasesDir, server.localUrl);
  const preview =
    previewSettings &&
    (await openPreview({
      ...options,
      preview: previewSettings,
      host: environment.host,
      token: token.value,
      after: () => publisher.built(),
      signal,
    }));
  if ((await currentRelease(environment.releasesDir)) === undefined) {
    console.log("There is no release yet: building the site. The first time takes some minutes.\n");
    const { failure } = await publishNow(publisher, "start", signal);
    if (failure !== null) throw new Error(failure.message);
    announce(server.url, token, previewSettings?.url);
  } else {
    announce(server.url, token, previewSettings?.url);
    await renew(environment, publisher, signal);
  }
  await preview?.build();
}

/** Rebuilds if content or code has changed; the live release stays if that fails. */
async function renew(environment: Environment, publisher: SitePublisher, signal: AbortSignal): Promise<void> {
  const embedded = environment.contentApiUrl === undefined;
  if (embedded && (await isBuiltFrom(environment.releasesDir, await sourcesDigest(environment)))) {
    console.log("Nothing changed since this release was built.");
    publisher.warm();
    return;
  }
  console.log("\nBuilding in the background, because content or code may have changed.\n");
  const { failure } = await publishNow(publisher, "start", signal);
  console.log(
    failure === null ? "The new release is live." : `The earlier release stays live. ${failure.message}`,
  );
}

function announce(url: string, token: Token, previewUrl: string | undefined): void {
  console.log("\nThe site is ready:");
  for (const locale of LOCALES) console.log(`  ${locale}  ${url}${homePath(locale)}`);
  console.log(`Publishing and its status: ${statusAddress(url, token)}`);
  if (previewUrl !== undefined) console.log(`Preview of drafts: ${previewUrl}`);
  console.log("Ctrl-C ends it.");
}

async function check(): Promise<void> {
  const environment = parseEnvironment(process.env);
  checkPlan(await planOf(environment, parsePublisherSettings(process.env, environment)));
}

async function planOf(environment: Environment, settings: PublisherSettings): Promise<Fact[]> {
  const facts = [versionFact(), ...publisherPlan(environment, settings)];
  if (!takesSignups(environment)) return facts;
  const told = await newsletterPlan(parseNewsletterSettings(process.env, environment));
  return [...facts, ...told.filter(({ what }) => !facts.some((fact) => fact.what === what))];
}

/** Unless another server is configured, the form submits to this origin, whatever server the content comes from. */
function takesSignups({ contentApiUrl, signupApiUrl }: Environment): boolean {
  return contentApiUrl === undefined || signupApiUrl === "";
}

void (process.argv[2] === "check" ? runMain(check) : runService(main));
