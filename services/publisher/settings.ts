import { randomBytes } from "node:crypto";
import { number, object, string, ValidationError } from "yup";

const DESTINATIONS = ["here", "netlify", "cloudflare", "github"] as const;

/** Fewer bytes than this can be guessed; the Standard Webhooks specification asks for 24 to 64. */
const SECRET_BYTES = 24;

export interface PublisherSettings {
  /** Where the publisher listens when it runs by itself. */
  host: string;
  port: number;
  /** Key of the signatures, `whsec_` and base64. Unset: one of this process, for the embedded content server. */
  webhookSecret: string;
  /** Fixed bearer token for callers that can't sign, and for people; undefined: not accepted. */
  webhookToken: string | undefined;
  /** Neither secret nor token is set: calls of this machine are let in without proof. */
  open: boolean;
  /** Milliseconds of quiet that end a burst of calls. */
  gather: number;
  /** Milliseconds after which a build is ended. */
  timeLimit: number;
  /** Percent of the pages that may be missing from a new release. */
  maxDrop: number;
  /** Releases that are kept for a rollback. */
  keep: number;
  destination: { name: "here" } | HookDestination;
}

/** A host that builds by itself when its build hook is called. */
export interface HookDestination {
  name: Exclude<(typeof DESTINATIONS)[number], "here">;
  url: string;
  /** GitHub only: a token that may dispatch events to the repository. */
  token: string | undefined;
}

const settingsSchema = object({
  PUBLISHER_HOST: string().default("127.0.0.1"),
  PUBLISHER_PORT: positive("PUBLISHER_PORT", 8001).integer("PUBLISHER_PORT must be a whole number"),
  WEBHOOK_SECRET: string().test(
    "secret",
    `WEBHOOK_SECRET must be whsec_ and at least ${SECRET_BYTES} bytes in base64, for example ${newSecret()}`,
    (value) => value === undefined || secretBytes(value) >= SECRET_BYTES,
  ),
  WEBHOOK_TOKEN: string().min(SECRET_BYTES, `WEBHOOK_TOKEN must have at least ${SECRET_BYTES} characters`),
  PUBLISH_GATHER_SECONDS: positive("PUBLISH_GATHER_SECONDS", 2),
  PUBLISH_TIME_LIMIT_MINUTES: positive("PUBLISH_TIME_LIMIT_MINUTES", 15),
  PUBLISH_MAX_DROP_PERCENT: positive("PUBLISH_MAX_DROP_PERCENT", 30).max(
    100,
    "PUBLISH_MAX_DROP_PERCENT is at most 100",
  ),
  PUBLISH_KEEP: positive("PUBLISH_KEEP", 5).integer("PUBLISH_KEEP must be a whole number"),
  PUBLISH_TO: string()
    .oneOf(DESTINATIONS, `PUBLISH_TO must be one of ${DESTINATIONS.join(", ")}`)
    .default("here"),
  PUBLISH_HOOK_URL: string().when("PUBLISH_TO", {
    is: (name: string) => name !== "here",
    then: (schema) =>
      schema
        .required(
          "PUBLISH_HOOK_URL must be the address of the host's build hook when PUBLISH_TO names a host",
        )
        .test("https", "PUBLISH_HOOK_URL must be an https address", (value) => /^https:\/\//.test(value)),
  }),
  PUBLISH_HOOK_TOKEN: string().when("PUBLISH_TO", {
    is: "github",
    then: (schema) => schema.required("PUBLISH_HOOK_TOKEN must be a GitHub token when PUBLISH_TO is github"),
  }),
});

/**
 * Parses the publisher's part of the environment; an empty value counts as unset.
 * Throws one error that lists every variable that is wrong and how to put it right.
 */
export function parsePublisherSettings(variables: Record<string, string | undefined>): PublisherSettings {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  try {
    const parsed = settingsSchema.validateSync(set, { abortEarly: false });
    const { PUBLISH_TO: name, PUBLISH_HOOK_URL: url = "" } = parsed;
    return {
      host: parsed.PUBLISHER_HOST,
      port: parsed.PUBLISHER_PORT,
      webhookSecret: parsed.WEBHOOK_SECRET ?? newSecret(),
      webhookToken: parsed.WEBHOOK_TOKEN,
      open: parsed.WEBHOOK_SECRET === undefined && parsed.WEBHOOK_TOKEN === undefined,
      gather: parsed.PUBLISH_GATHER_SECONDS * 1_000,
      timeLimit: parsed.PUBLISH_TIME_LIMIT_MINUTES * 60_000,
      maxDrop: parsed.PUBLISH_MAX_DROP_PERCENT,
      keep: parsed.PUBLISH_KEEP,
      destination: name === "here" ? { name } : { name, url, token: parsed.PUBLISH_HOOK_TOKEN },
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The environment is not valid (see .env.example):\n- ${error.errors.join("\n- ")}`);
  }
}

/** Throws where everybody who reaches `host` could publish. */
export function requireProtection(settings: PublisherSettings, host: string): void {
  if (isLoopback(host) || !settings.open) return;
  throw new Error(
    `The publisher would listen on ${host} with neither WEBHOOK_SECRET nor WEBHOOK_TOKEN set, so that anybody could ` +
      "publish and roll back. Set one of them, or listen on 127.0.0.1.",
  );
}

/** Whether only this machine reaches an address: `127.0.0.1`, `::1`, `localhost`. */
export function isLoopback(host: string): boolean {
  return (
    host === "localhost" || host === "::1" || host === "::ffff:127.0.0.1" || /^127(\.\d{1,3}){3}$/.test(host)
  );
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

function secretBytes(secret: string): number {
  const base64 = secret.replace(/^whsec_/, "");
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, "base64").length : 0;
}

function positive(name: string, unset: number) {
  return number()
    .typeError(`${name} must be a number`)
    .moreThan(0, `${name} must be more than 0`)
    .default(unset);
}
