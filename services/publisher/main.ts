import { once } from "node:events";
import { dirname } from "node:path";
import Fastify from "fastify";
import { parseEnvironment } from "../../src/config/environment";
import { startContentServer } from "../content-server/server";
import { runMain } from "../run-main";
import { notifyPublisher } from "./notify";
import { rollback } from "./rollback";
import { parsePublisherSettings } from "./settings";
import { createSitePublisher, registerSitePublisher } from "./site-publisher";

/**
 * `npm run publisher`: the hooks by themselves, beside a server that serves the live release.
 * `npm run publisher -- rollback [release]`: makes an earlier release the live one, and ends.
 */
async function main(signal: AbortSignal): Promise<void> {
  const [command, id] = process.argv.slice(2);
  if (command === undefined) return serve(signal);
  if (command !== "rollback") {
    throw new Error(
      `There is no command "${command}". Use npm run publisher, or npm run publisher -- rollback [release].`,
    );
  }
  const { releasesDir } = parseEnvironment(process.env);
  console.log(`Release ${await rollback(releasesDir, id)} is live.`);
}

async function serve(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const settings = parsePublisherSettings(process.env);
  const { host, port, webhookSecret } = settings;
  const content =
    environment.contentApiUrl === undefined
      ? await startContentServer({ contentDir: dirname(environment.hotelFile), port: 0 })
      : undefined;
  const app = Fastify({ forceCloseConnections: true });
  try {
    const publisher = createSitePublisher({
      environment,
      settings,
      host,
      contentApiUrl: () => environment.contentApiUrl ?? content?.url ?? "",
      reportLevels: process.env.CONTENT_REPORT_LEVELS,
      log: console.error,
    });
    await publisher.start();
    app.addHook("onClose", () => publisher.stop());
    await registerSitePublisher(app, publisher, { environment, settings });
    const url = await app.listen({ host, port });
    content?.onChange((paths) => {
      notifyPublisher({ url: `${url}/hooks/content`, secret: webhookSecret, paths }).catch(console.error);
    });
    console.log(`Publisher on ${url}/hooks; content servers call ${url}/hooks/content. Ctrl-C ends it.`);
    if (!signal.aborted) await once(signal, "abort");
  } finally {
    await app.close();
    await content?.close();
  }
}

void runMain(main);
