import { type InferType, object, string } from "yup";
import { digestOf } from "../../shared/digest";
import { parse } from "../../shared/parse";
import { ownVersion } from "../../toolkit/version";
import type { Database } from "./database";
import { type LinkMaker, linkMaker } from "./links";
import { existingLinkSecret, SECRET_FILE } from "./secret";
import type { NewsletterSettings } from "./settings";

const recordSchema = object({
  site_url: string().required(),
  link_base: string().required(),
  secret_digest: string().required(),
  /** Empty: the record is from before versions were stored. */
  version: string().defined(),
});

/** What the running newsletter stores about itself in the database, for commands started with fewer variables. */
export type ServiceRecord = InferType<typeof recordSchema>;

export async function noteService(
  database: Database,
  { siteUrl, linkBase }: Pick<NewsletterSettings, "siteUrl" | "linkBase">,
  secret: string,
): Promise<void> {
  await database.execute({
    sql: `
      INSERT INTO service (id, site_url, link_base, secret_digest, version) VALUES (1, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET site_url = excluded.site_url, link_base = excluded.link_base,
        secret_digest = excluded.secret_digest, version = excluded.version`,
    args: [siteUrl, linkBase, digestOf(secret), ownVersion()],
  });
}

export async function readService(database: Database): Promise<ServiceRecord | undefined> {
  const [row] = (await database.execute("SELECT * FROM service")).rows;
  return row && parse(recordSchema, row);
}

/** First output line of a command: whose database it works on, and whether another program version uses it. */
export function headingOf(record: ServiceRecord | undefined, database: string): string {
  const [version, own] = [record?.version, ownVersion()];
  const other = version && version !== own ? `, of a newsletter of version ${version}: this is ${own}` : "";
  return `Site ${record?.site_url ?? "unknown"}, database ${database}${other}`;
}

/**
 * Creates links as the running newsletter does. Throws if they would not work: its address or secret is
 * unknown, or differs from the variables. `isAddressSet`: the variables set an address at all.
 */
export async function linksOfService(
  { dataDir, secret: given, linkBase }: Pick<NewsletterSettings, "dataDir" | "secret" | "linkBase">,
  record: ServiceRecord | undefined,
  isAddressSet: boolean,
): Promise<LinkMaker> {
  const address = record?.link_base ?? (isAddressSet ? linkBase : undefined);
  if (address === undefined)
    throw new Error(
      "Where do links lead? Set SITE_URL (and GATSBY_API_URL, where the newsletter has it), or start the newsletter once.",
    );
  if (isAddressSet && linkBase !== address)
    throw new Error(
      `Links of the newsletter with this database lead to ${address}, SITE_URL or GATSBY_API_URL to ${linkBase}. Leave them out, or correct them.`,
    );
  const secret = given ?? (await existingLinkSecret(dataDir));
  if (secret === undefined)
    throw new Error(
      `There is no ${SECRET_FILE} in ${dataDir}, so links could not be signed. Set DATA_DIR or NEWSLETTER_SECRET as the newsletter has it.`,
    );
  if (record && record.secret_digest !== digestOf(secret))
    throw new Error(
      "The newsletter with this database signs links with another secret. Set NEWSLETTER_SECRET or DATA_DIR as it has them.",
    );
  return linkMaker(address, secret);
}
