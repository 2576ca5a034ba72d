import { once } from "node:events";
import { type Environment, parseEnvironment } from "../../src/config/environment";
import { type Levels, parseLevels } from "../content-report/levels";
import { openContentApi } from "../content-server/server";
import { runMain } from "../host/run-main";
import { startServer } from "../host/start-server";
import { notifyPublisher } from "./notify";
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
    return serve({ environment, settings, levels: parseLevels(process.env.CONTENT_REPORT_LEVELS) }, signal);
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
  levels: Levels;
}

async function serve({ environment, settings, levels }: Configuration, signal: AbortSignal): Promise<void> {
  const { host, port, webhookSecret: secret } = settings;
  const content = await openContentApi(environment);
  try {
    const server = await startServer({ host, port, variable: "PUBLISHER_PORT" }, async (app) => {
      const publisher = createSitePublisher({
        environment,
        settings,
        host,
        contentApiUrl: () => content.url,
        levels,
        log: console.error,
      });
      await publisher.start();
      app.addHook("onClose", () => publisher.stop());
      await registerSitePublisher(app, publisher, { environment, settings });
    });
    const hook = `${server.url}/hooks/content`;
    content.onChange((paths, calls) => {
      notifyPublisher({ url: hook, secret, paths, calls }).catch(console.error);
    });
    console.log(`Publisher on ${server.url}/hooks; content servers call ${hook}. Ctrl-C ends it.`);
    if (!signal.aborted) await once(signal, "abort");
    await server.close();
  } finally {
    await content.close();
  }
}

void runMain(main);
