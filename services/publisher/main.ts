import { once } from "node:events";
import { resolve } from "node:path";
import { type Environment, parseEnvironment } from "../../shared/environment";
import { type Levels, parseLevels } from "../content-report/levels";
import { openContentApi } from "../content-server/server";
import { checkPlan, printPlan, versionFact } from "../../toolkit/plan";
import { runMain, runService } from "../../toolkit/run-main";
import { startServer } from "../../toolkit/start-server";
import { openPreview } from "./preview";
import { parsePreviewSettings, type PreviewSettings } from "./preview-settings";
import { noteAddress } from "./address";
import { publisherPlan } from "./plan";
import { publishNow } from "./publish-now";
import { rollbackByCommand } from "./rollback-command";
import { parsePublisherSettings, type PublisherSettings } from "./settings";
import { createSitePublisher, registerSitePublisher } from "./site-publisher";
import { publisherToken } from "./token";
import { untilAborted } from "./until-aborted";

/**
 * `npm run publisher`: runs the hooks on their own, next to a server that serves the live release. `npm run
 * publisher -- check`: prints what it would do. `npm run publisher -- once`: publishes the current content
 * once. `npm run publisher -- rollback [release]`: makes an earlier release live.
 */
async function main(signal: AbortSignal): Promise<void> {
  const [command, id] = process.argv.slice(2);
  const environment = parseEnvironment(process.env);
  const settings = parsePublisherSettings(process.env, environment);
  const levels = parseLevels(process.env.CONTENT_REPORT_LEVELS);
  if (command === undefined) {
    const preview = parsePreviewSettings(process.env, environment);
    return serve({ environment, settings, preview, levels }, signal);
  }
  if (command === "check") return checkPlan([versionFact(), ...publisherPlan(environment, settings)]);
  if (command === "once") return publishOnce({ environment, settings, levels }, signal);
  if (command !== "rollback") {
    throw new Error(
      `There is no command "${command}". Use npm run publisher, npm run publisher -- check, npm run publisher -- once, or npm run publisher -- rollback [release].`,
    );
  }
  console.log(`Release ${await rollbackByCommand(resolve(environment.releasesDir), settings, id)} is live.`);
}

interface Configuration {
  environment: Environment;
  settings: PublisherSettings;
  levels: Levels;
}

async function publishOnce(configuration: Configuration, signal: AbortSignal): Promise<void> {
  const content = await openContentApi(configuration.environment);
  const publisher = createSitePublisher({
    ...configuration,
    contentApiUrl: () => content.url,
    log: () => undefined,
    onLine: console.log,
  });
  try {
    await publisher.start();
    const build = await publishNow(publisher, "command", signal);
    if (build.failure) throw new Error(`It failed in step "${build.failure.step}": ${build.failure.message}`);
    await untilAborted(signal, publisher.idle());
    console.log(`Release ${build.release ?? ""} is ${build.state}.`);
  } finally {
    await publisher.stop();
    await content.close();
  }
}

interface ServeConfiguration extends Configuration {
  preview: PreviewSettings | undefined;
}

async function serve({ preview, ...configuration }: ServeConfiguration, signal: AbortSignal): Promise<void> {
  const { environment, settings } = configuration;
  const { trustedProxies } = environment;
  const { host = environment.host, port } = settings;
  const content = await openContentApi(environment);
  try {
    const token = await publisherToken(settings);
    const options = { ...configuration, contentApiUrl: () => content.url, log: console.error };
    const publisher = createSitePublisher(options);
    const server = await startServer(
      {
        host,
        port,
        variables: { host: settings.host === undefined ? "HOST" : "PUBLISHER_HOST", port: "PUBLISHER_PORT" },
        trustedProxies,
        signal,
      },
      async (app, health) => {
        app.addHook("onClose", () => publisher.stop());
        await publisher.start();
        await registerSitePublisher(app, publisher, { environment, settings, health, token: token.value });
      },
    );
    await noteAddress(environment.releasesDir, server.localUrl);
    content.onChange((_paths, calls) => {
      publisher.request("content", { calls }).catch(console.error);
    });
    if (preview) {
      const opened = await openPreview({
        ...options,
        preview,
        host,
        token: token.value,
        after: () => publisher.built(),
        signal,
      });
      await opened.build();
      console.log(`Preview of drafts: ${preview.url}`);
    }
    if (token.isNew) {
      console.log(`WEBHOOK_TOKEN is not set, so one was made, which ${token.file} keeps: ${token.value}`);
    }
    console.log(
      `Publisher on ${server.url}/hooks; content servers call ${server.url}/hooks/content. Ctrl-C ends it.`,
    );
    printPlan([versionFact(), ...publisherPlan(environment, settings)]);
    if (!signal.aborted) await once(signal, "abort");
    await server.close();
  } finally {
    await content.close();
  }
}

void (process.argv[2] === undefined ? runService(main) : runMain(main));
