import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { array, object, string } from "yup";
import { type Locale, perLocale } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import type { Environment } from "../environment";

/** A build of the site, as far as editors need it. */
export interface SiteBuild {
  id: string;
  progress: "building" | "live" | "failed";
  /** Decoded paths of pages added or changed by it. */
  paths: Record<Locale, string[]>;
  /** Why it failed. */
  problem: string | undefined;
}

const PATIENCE = 3_000;
const HOOK = /\/hooks\/content$/;
const SUCCEEDED = ["published", "unchanged", "forwarded"];

const paths = () => object(perLocale(() => array(string().required()).default([])));
const statusSchema = object({
  running: object({ id: string().required() }).default(undefined).nullable(),
  waiting: object({ id: string().required() }).default(undefined).nullable(),
  builds: array(
    object({
      id: string().required(),
      state: string().required(),
      changes: object({ added: paths(), changed: paths() }).default(undefined).nullable(),
      failure: object({ message: string().required() }).default(undefined).nullable(),
    }).required(),
  ).required(),
}).required();

/** Builds of the site's publisher; undefined if it isn't this project's publisher or doesn't respond. */
export async function readBuilds({ url, secret }: Environment["webhook"]): Promise<SiteBuild[] | undefined> {
  if (secret === undefined || !HOOK.test(url)) return undefined;
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const answer = await fetch(url.replace(HOOK, "/hooks/status"), {
    headers: {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign(id, now, ""),
    },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  const body: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  return parseBuilds(body);
}

/** Parses a publisher's status; undefined if invalid. */
export function parseBuilds(status: unknown): SiteBuild[] | undefined {
  const parsed = tryParse(statusSchema, status);
  if (parsed === undefined) return undefined;
  const none = perLocale((): string[] => []);
  const open = [parsed.waiting, parsed.running].flatMap((build): SiteBuild[] =>
    build ? [{ id: build.id, progress: "building", paths: none, problem: undefined }] : [],
  );
  const ended = parsed.builds.map(({ id, state, changes, failure }): SiteBuild => ({
    id,
    progress: SUCCEEDED.includes(state) ? "live" : "failed",
    paths: perLocale((locale) => [...(changes?.changed[locale] ?? []), ...(changes?.added[locale] ?? [])]),
    problem: failure?.message,
  }));
  return [...open, ...ended];
}
