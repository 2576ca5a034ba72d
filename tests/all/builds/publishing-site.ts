import { join } from "node:path";
import { startContentServer } from "../../../services/content-server/server";
import { BROTLI, GZIP } from "../../../services/release/compress";
import type { BuildStatus, PublisherStatus } from "../../../services/publisher/status";
import { type Faults, startFaultProxy } from "../../support/fault-proxy";
import { freePort } from "../../support/free-port";
import { liveFiles } from "../../support/publisher-fixture";
import { runCommand } from "../../support/run-command";
import { copySecondSite, type SecondSite } from "./second-site";
import { untilTrue } from "../../support/until-true";

/** The second hotel behind a real `npm run publisher`, which builds with Gatsby from a real content server. */
export interface PublishingSite extends SecondSite {
  /** Calls the webhook and waits until the build ends; `faults` can break some of the content server's calls. */
  publish(faults?: Faults): Promise<BuildStatus & { log: string }>;
  /** All files of the live release with their bytes, once its Brotli copies exist. */
  live(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

const TOKEN = "the-token-of-these-tests";

/** Starts without copies of earlier responses. */
export async function startPublishingSite(name: string): Promise<PublishingSite> {
  const site = await copySecondSite(name);
  await site.forgetGoodCopies();
  const contentDir = join(site.folder, "content");
  const content = await startContentServer({ contentDir, port: 0 });
  let faults: Faults = () => undefined;
  const proxy = await startFaultProxy(content.url, (url) => faults(url));
  const port = await freePort();
  const publisher = runCommand(site.folder, "publisher/main", {
    CONTENT_API_URL: proxy.url,
    HOTEL_FILE: join(contentDir, "hotel.json"),
    PUBLISHER_PORT: String(port),
    PUBLISH_GATHER_SECONDS: "0.1",
    WEBHOOK_TOKEN: TOKEN,
  });
  await publisher.says("Ctrl-C ends it.");
  const headers = { authorization: `Bearer ${TOKEN}` };
  const hooks = `http://127.0.0.1:${port}/hooks`;
  const status = async (): Promise<PublisherStatus> => (await fetch(`${hooks}/status`, { headers })).json();

  /** Resolves when the content server has picked up the next change. */
  const nextChange = () =>
    new Promise<void>((resolve) => {
      const ignore = content.onChange(() => {
        ignore();
        resolve();
      });
    });

  return {
    ...site,
    edit: async (...edit) => {
      const taken = nextChange();
      await site.edit(...edit);
      await taken;
    },
    restore: async () => {
      const taken = nextChange();
      const files = await site.restore();
      if (files > 0) await taken;
      return files;
    },
    async publish(wrong = () => undefined) {
      faults = wrong;
      const { build: id } = await (await fetch(`${hooks}/content`, { method: "POST", headers })).json();
      const ended = async () => (await status()).builds.find((build) => build.id === id);
      await untilTrue(async () => (await ended()) !== undefined);
      const build = await ended();
      if (!build) throw new Error(`The build ${id} has no record.`);
      return { ...build, log: await (await fetch(`${hooks}/log/${id}`, { headers })).text() };
    },
    async live() {
      const files = () => liveFiles(join(site.folder, ".releases"));
      const hasAllCopies = (names: ReadonlySet<string>) =>
        [...names].every((name) => !name.endsWith(GZIP) || names.has(name.slice(0, -GZIP.length) + BROTLI));
      await untilTrue(async () => hasAllCopies(new Set(Object.keys(await files()))));
      return files();
    },
    async stop() {
      publisher.child.kill();
      await publisher.ended;
      await proxy.close();
      await content.close();
    },
  };
}
