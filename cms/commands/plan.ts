import { type Fact, mailFact, versionFact } from "../../toolkit/plan";
import type { Environment } from "../src/environment";

type Planned = Pick<Environment, "url" | "siteUrl" | "databaseUrl" | "databaseFile" | "webhook" | "mail">;

/** Facts about how the CMS is configured to run. */
export async function cmsPlan(environment: Planned): Promise<Fact[]> {
  const { url, siteUrl, databaseUrl, databaseFile, webhook, mail } = environment;
  return [
    versionFact(),
    { what: "Admin", says: `${url}/admin, for people with a login only` },
    { what: "Site", says: `${siteUrl}, told of changes at ${webhook.url}` },
    { what: "Database", says: databaseUrl === undefined ? databaseFile : new URL(databaseUrl).host },
    await mailFact(mail.smtp, "the log"),
  ];
}
