import { join } from "node:path";
import Fastify from "fastify";
import type { ContentReport } from "../../services/content-report/report";
import { createAuthentication } from "../../services/publisher/authentication";
import { publisherRoutes } from "../../services/publisher/plugin";
import { createSeenIds } from "../../services/publisher/seen-ids";
import type { PublisherSettings } from "../../services/publisher/settings";
import type { VisitReport } from "../../toolkit/visit-report";
import type { startFakePublisher } from "./publisher-fixture";

interface Shown {
  hotel?: string;
  readReport?: () => Promise<ContentReport | undefined>;
  readVisits?: () => Promise<VisitReport | undefined>;
}

/** Token of a publisher without a configured one. */
export const KEPT_TOKEN = "made-on-the-first-start-and-kept";

/** A publisher's routes, served on a free loopback port until the app is closed. */
export async function servePublisher(
  { publisher, root }: Pick<Awaited<ReturnType<typeof startFakePublisher>>, "publisher" | "root">,
  settings: PublisherSettings,
  {
    hotel = "Pension Ada",
    readReport = async () => undefined,
    readVisits = async () => undefined,
  }: Shown = {},
) {
  const app = Fastify({ forceCloseConnections: true, trustProxy: "loopback" });
  await app.register(publisherRoutes, {
    publisher,
    authentication: createAuthentication(
      { webhookSecret: settings.webhookSecret, token: settings.webhookToken ?? KEPT_TOKEN },
      createSeenIds(join(root, "publisher/seen-ids.json")),
    ),
    hotel,
    tokensFile: "content/tokens.json",
    readReport,
    readVisits,
  });
  return { app, origin: await app.listen({ host: "127.0.0.1", port: 0 }) };
}
