import { once } from "node:events";
import { type Environment, parseEnvironment } from "../../src/config/environment";
import { type Levels, parseLevels } from "../content-report/levels";
import { openContentApi } from "../content-server/server";
import { runMain } from "../host/run-main";
import { startServer } from "../host/start-server";
import { notifyPublisher } from "./notify";
import { openPreview } from "./preview";
import { parsePreviewSettings, type PreviewSettings } from "./preview-settings";
import { rollback } from "./rollback";
import { parsePublisherSettings, type PublisherSettings } from "./settings";
import { createSitePublisher, registerSitePublisher } from "./site-publisher";

/**
 * `npm run publisher`: the hooks by themselves, beside a server that serves the live release.
 * `npm run publisher -- rollback [release]`: makes an earlier release the live one, and ends.
 */
async function main(signal: AbortSignal): Promise<void> {
  const [command, id] = process.argv.slice(2);
  const environment = parseEnvironment(process.env);
  if (command === undefined) {
    const settings = parsePublisherSettings(process.env);
    const preview = parsePreviewSettings(process.env, { environment, settings });
    const levels = parseLevels(process.env.CONTENT_REPORT_LEVELS);
    return serve({ environment, settings, preview, levels }, signal);
  }
  if (command !== "rollback") {
    throw new Error(
      `There is no command "${command}". Use npm run publisher, or npm run publisher -- rollback [release].`,
    );
  }
  console.log(`Release ${await rollback(environment.releasesDir, id)} is live.`);
}

interface Configuration {
  environment: Environment;
  settings: PublisherSettings;
  preview: PreviewSettings | undefined;
  levels: Levels;
}

async function serve({ preview, ...configuration }: Configuration, signal: AbortSignal): Promise<void> {
  const { environment, settings } = configuration;
  const { host, port, webhookSecret: secret } = settings;
  const content = await openContentApi(environment);
  try {
    const options = { ...configuration, host, contentApiUrl: () => content.url, log: console.error };
    const publisher = createSitePublisher(options);
    const server = await startServer({ host, port, variable: "PUBLISHER_PORT", signal }, async (app) => {
      await publisher.start();
      app.addHook("onClose", () => publisher.stop());
      await registerSitePublisher(app, publisher, { environment, settings });
    });
    const hook = `${server.url}/hooks/content`;
    content.onChange((paths, calls) => {
      notifyPublisher({ url: hook, secret, paths, calls }).catch(console.error);
    });
    if (preview) {
      const opened = await openPreview({ ...options, preview, after: () => publisher.idle(), signal });
      await opened.build();
      console.log(`Preview of drafts: ${preview.url}`);
    }
    console.log(`Publisher on ${server.url}/hooks; content servers call ${hook}. Ctrl-C ends it.`);
    if (!signal.aborted) await once(signal, "abort");
    await server.close();
  } finally {
    await content.close();
  }
}

void runMain(main);
