import { object } from "yup";
import { createClient } from "../../../content-api/client";
import type { HttpGet } from "../../../content-api/http";
import { UnreachableError } from "../../../content-api/http-errors";
import { keepLastGood } from "../../../content-api/keep-last-good";
import { ownOrigins } from "../../../content-api/links";
import { loadSite, type LoadSiteOptions } from "../../../content-api/load-site";
import type { Log } from "../../../content-api/log";
import type { SiteContent } from "../../../content-api/model";
import { tellOfCall } from "../../../shared/call-notices";
import { changedCalls } from "../../../shared/changed-calls";
import { tryParse } from "../../../shared/parse";
import type { takeReading } from "./kept-reading";
import type { SourceOptions } from "./options";

/** Number of failures that are listed individually. */
const MOST_NAMED = 10;

const signalSchema = object({ calls: changedCalls().required() }).required();

interface LoadOptions {
  get: HttpGet;
  reading: Awaited<ReturnType<typeof takeReading>>;
  /** Webhook body for a long-running build process: `{ calls }`, the API calls that changed. */
  webhookBody: unknown;
  reporter: Log & { panicOnBuild(message: string): void };
}

/**
 * Loads the whole content, with the last good answers in the place of failed ones, and keeps the answers.
 * Ends the build and returns undefined if something is missing.
 */
export async function loadContent(
  { apiUrl, siteUrl, locales, routes }: SourceOptions,
  { get, reading, webhookBody, reporter }: LoadOptions,
): Promise<SiteContent | undefined> {
  const { calls, snapshot, unsure, pictures } = reading;
  const changed = reading.isFresh ? undefined : changedCallsIn(webhookBody);
  if (!changed) pictures.clear();
  const client = createClient(apiUrl, get, { last: snapshot.last });
  const loader = keepLastGood(client, snapshot, reporter, { changed, unsure });
  const origins = ownOrigins(apiUrl, siteUrl);
  const { content, failures } = await loadWhole({ routes, locales, origins, calls, loader, log: reporter });
  if (content && failures.length === 0) {
    await snapshot.save(unsure);
    return content;
  }
  const named = failures.slice(0, MOST_NAMED);
  for (const failed of named) tellOfCall({ failed });
  const more = failures.length > MOST_NAMED ? [`and ${failures.length - MOST_NAMED} more`] : [];
  reporter.panicOnBuild(
    `The content API at ${apiUrl} could not be read, and there is no last good copy to use:\n- ${[...named, ...more].join("\n- ")}`,
  );
  return undefined;
}

/** Returns undefined if the webhook doesn't list the changes. */
function changedCallsIn(body: unknown): readonly string[] | undefined {
  return tryParse(signalSchema, body, { strict: true })?.calls;
}

/** Loads the whole site, with the reasons why it is incomplete. */
async function loadWhole(
  options: LoadSiteOptions,
): Promise<{ content: SiteContent | undefined; failures: readonly string[] }> {
  try {
    return await loadSite(options);
  } catch (error) {
    if (!(error instanceof UnreachableError)) throw error;
    return { content: undefined, failures: [error.message] };
  }
}
