import { randomBytes } from "node:crypto";
import { totalmem } from "node:os";
import { type InferType, number, object, string } from "yup";
import { type Environment, parseEnvironment } from "../../shared/environment";
import { hostSetting, portSetting } from "../../shared/network-settings";
import { parseVariables } from "../../shared/parse-variables";
import { ALERT_VARIABLES, alertSettings, type AlertSettings } from "../../toolkit/alert-settings";

const BUILDERS = ["kept", "process"] as const;
const HOOKS = ["netlify", "cloudflare", "github"] as const;
const DESTINATIONS = ["here", "rclone", ...HOOKS] as const;

/** Fewer bytes could be guessed; the Standard Webhooks specification asks for 24 to 64. */
const SECRET_BYTES = 24;

/** Bytes; with less memory, a kept process ends after some time without edits. */
const SHORT_MEMORY = 3 * 2 ** 30;
const SHORT_MEMORY_IDLE_MINUTES = 30;

const LONGEST_GATHERING_SECONDS = 3_600;
/** A Node timer can wait at most 24.8 days: a longer one fires at once. */
const LONGEST_LIMIT_MINUTES = 24 * 24 * 60;

export interface PublisherSettings {
  /** Address to listen on when the publisher runs on its own; undefined: as the other services do. */
  host: string | undefined;
  port: number;
  /** Signing key, `whsec_` and base64. If unset, random per process and unknown to anyone. */
  webhookSecret: string;
  /** Fixed bearer token for callers that can't sign, and for people; undefined: one is generated and stored. */
  webhookToken: string | undefined;
  /** Folder of private data. */
  dataDir: string;
  /** Milliseconds without requests that end a burst. */
  gather: number;
  /** Milliseconds after which a build is aborted. */
  timeLimit: number;
  builder: {
    /** "kept": one Gatsby process handles one change after another. "process": each build has its own. */
    name: (typeof BUILDERS)[number];
    /** Megabytes above which a kept process is replaced. */
    maxMemory: number;
    /** Milliseconds without a build after which a kept process ends; undefined: it stays. */
    idleTime: number | undefined;
  };
  /** Maximum percentage of pages that may be missing from a new release. */
  maxDrop: number;
  /** Number of releases to keep for rollbacks. */
  keep: number;
  /** Shell command to run when another release is live; undefined: none. */
  after: string | undefined;
  alert: AlertSettings;
  destination: { name: "here" } | StorageDestination | HookDestination;
}

/** A storage that each release is sent to. */
interface StorageDestination {
  name: "rclone";
  /** An rclone remote: `hotel:bucket/site`. */
  remote: string;
}

/** A host that builds by itself when its build hook is called. */
export interface HookDestination {
  name: (typeof HOOKS)[number];
  url: string;
  /** GitHub only: a token that may dispatch events to the repository. */
  token: string | undefined;
}

const settingsSchema = object({
  PUBLISHER_HOST: hostSetting("PUBLISHER_HOST"),
  PUBLISHER_PORT: portSetting("PUBLISHER_PORT", 8001),
  WEBHOOK_SECRET: string().test(
    "secret",
    `WEBHOOK_SECRET must be whsec_ and at least ${SECRET_BYTES} bytes in base64, for example ${newSecret()}`,
    (value) => value === undefined || secretBytes(value) >= SECRET_BYTES,
  ),
  WEBHOOK_TOKEN: string().min(SECRET_BYTES, `WEBHOOK_TOKEN must have at least ${SECRET_BYTES} characters`),
  PUBLISH_GATHER_SECONDS: positive("PUBLISH_GATHER_SECONDS", 0.3).max(
    LONGEST_GATHERING_SECONDS,
    `PUBLISH_GATHER_SECONDS is at most ${LONGEST_GATHERING_SECONDS}, an hour`,
  ),
  PUBLISH_TIME_LIMIT_MINUTES: positive("PUBLISH_TIME_LIMIT_MINUTES", 15).max(
    LONGEST_LIMIT_MINUTES,
    `PUBLISH_TIME_LIMIT_MINUTES is at most ${LONGEST_LIMIT_MINUTES}, 24 days`,
  ),
  PUBLISH_BUILDER: string()
    .oneOf(BUILDERS, `PUBLISH_BUILDER must be one of ${BUILDERS.join(", ")}`)
    .default("kept"),
  PUBLISH_BUILDER_MEMORY_MB: positive("PUBLISH_BUILDER_MEMORY_MB", 3_000),
  PUBLISH_BUILDER_IDLE_MINUTES: optionalPositive("PUBLISH_BUILDER_IDLE_MINUTES").max(
    LONGEST_LIMIT_MINUTES,
    `PUBLISH_BUILDER_IDLE_MINUTES is at most ${LONGEST_LIMIT_MINUTES}, 24 days`,
  ),
  PUBLISH_MAX_DROP_PERCENT: positive("PUBLISH_MAX_DROP_PERCENT", 30).max(
    100,
    "PUBLISH_MAX_DROP_PERCENT is at most 100",
  ),
  PUBLISH_KEEP: positive("PUBLISH_KEEP", 5).integer("PUBLISH_KEEP must be a whole number"),
  ...ALERT_VARIABLES,
  PUBLISH_AFTER: string(),
  PUBLISH_TO: string()
    .oneOf(DESTINATIONS, `PUBLISH_TO must be one of ${DESTINATIONS.join(", ")}`)
    .default("here"),
  PUBLISH_HOOK_URL: string().when("PUBLISH_TO", {
    is: (name: string) => isHook(name),
    then: (schema) =>
      schema
        .required(
          "PUBLISH_HOOK_URL must be the address of the host's build hook when PUBLISH_TO names a host",
        )
        .test("https", "PUBLISH_HOOK_URL must be an https address", (value) => /^https:\/\//.test(value)),
  }),
  PUBLISH_REMOTE: string().when("PUBLISH_TO", {
    is: "rclone",
    then: (schema) =>
      schema
        .required(
          "PUBLISH_REMOTE must be a remote of rclone when PUBLISH_TO is rclone, such as hotel:bucket/site",
        )
        .test(
          "remote",
          "PUBLISH_REMOTE must be a remote of rclone, such as hotel:bucket/site",
          (text) => parseRemote(text) !== undefined,
        ),
  }),
  PUBLISH_HOOK_TOKEN: string().when("PUBLISH_TO", {
    is: "github",
    then: (schema) => schema.required("PUBLISH_HOOK_TOKEN must be a GitHub token when PUBLISH_TO is github"),
  }),
});

/**
 * Parses the publisher's environment variables; an empty value counts as unset. Throws one error that lists
 * every invalid variable and how to fix it. `memory`: the machine's, in bytes.
 */
export function parsePublisherSettings(
  variables: Record<string, string | undefined>,
  { dataDir }: Pick<Environment, "dataDir"> = parseEnvironment(variables),
  memory = memoryOfMachine(),
): PublisherSettings {
  const parsed = parseVariables(settingsSchema, variables);
  const idleMinutes =
    parsed.PUBLISH_BUILDER_IDLE_MINUTES ?? (memory < SHORT_MEMORY ? SHORT_MEMORY_IDLE_MINUTES : undefined);
  return {
    host: parsed.PUBLISHER_HOST,
    port: parsed.PUBLISHER_PORT,
    webhookSecret: parsed.WEBHOOK_SECRET ?? newSecret(),
    webhookToken: parsed.WEBHOOK_TOKEN,
    dataDir,
    gather: parsed.PUBLISH_GATHER_SECONDS * 1_000,
    timeLimit: parsed.PUBLISH_TIME_LIMIT_MINUTES * 60_000,
    builder: {
      name: parsed.PUBLISH_BUILDER,
      maxMemory: parsed.PUBLISH_BUILDER_MEMORY_MB,
      idleTime: idleMinutes && idleMinutes * 60_000,
    },
    maxDrop: parsed.PUBLISH_MAX_DROP_PERCENT,
    keep: parsed.PUBLISH_KEEP,
    after: parsed.PUBLISH_AFTER,
    alert: alertSettings(parsed),
    destination: destinationOf(parsed),
  };
}

/** Bytes available to this process and its children: the machine's memory or the container's limit. */
function memoryOfMachine(): number {
  const given = process.constrainedMemory();
  return given > 0 ? Math.min(given, totalmem()) : totalmem();
}

function destinationOf({
  PUBLISH_TO: name,
  PUBLISH_REMOTE: remote = "",
  PUBLISH_HOOK_URL: url = "",
  PUBLISH_HOOK_TOKEN: token,
}: InferType<typeof settingsSchema>): PublisherSettings["destination"] {
  if (name === "here") return { name };
  return name === "rclone" ? { name, remote: parseRemote(remote) ?? "" } : { name, url, token };
}

/** An rclone remote, such as `hotel:bucket/site`; undefined for any other text. */
export function parseRemote(text: string): string | undefined {
  // A trailing slash would name a different folder.
  return /^[^-].*:/.test(text) ? text.replace(/\/+$/, "") : undefined;
}

function isHook(name: string): boolean {
  return HOOKS.some((hook) => hook === name);
}

function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

function secretBytes(secret: string): number {
  const base64 = secret.replace(/^whsec_/, "");
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, "base64").length : 0;
}

function positive(name: string, unset: number) {
  return optionalPositive(name).default(unset);
}

function optionalPositive(name: string) {
  return number().typeError(`${name} must be a number`).moreThan(0, `${name} must be more than 0`);
}
