import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Payload } from "payload";
import { fieldsOf } from "../../../shared/record";
import { closeAtEnd } from "../../../tests/support/close-at-end";
import { SEED } from "../../../tests/support/cms/seed";

export const CONTENT = resolve("content");
/** The password of every user. */
export const PASSWORD = "a password of tests";

/** A response of the API, with its body parsed. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface TestedCms {
  payload: Payload;
  /** Folder with its database and files. */
  dataDir: string;
  /** Calls the API without Next: `GET /api/v1/menus?…`. */
  call(
    method: string,
    path: string,
    options?: { token?: string; headers?: Record<string, string>; body?: unknown },
  ): Promise<Answer>;
  /** Calls it as an editor, who reads the admin in this language. */
  edit(method: string, path: string, body?: unknown, language?: string): Promise<Answer>;
  /** The first document of a collection with these field values. */
  first(
    collection: string,
    values: Record<string, string | number>,
    options?: { locale?: string },
  ): ReturnType<Payload["findByID"]>;
  /** The newest draft of a document. */
  draft(collection: string, id: number, locale?: string): ReturnType<Payload["findByID"]>;
  /** What is public of a document. */
  live(collection: string, id: number, locale?: string): ReturnType<Payload["findByID"]>;
  /** Signs in as this user, who is created if missing; returns the session's token. */
  signIn(role: string, languages?: string[]): Promise<string>;
}

const ORIGIN = "http://localhost:3000";

/**
 * A CMS with its own database, which contains the embedded hotel unless `isEmpty`: a copy of the run's seed, or an
 * import if `DATABASE_URL` is set. `prepare` may put a database into its folder. Only one can be opened per process.
 */
export async function openCms(
  variables: Record<string, string> = {},
  { isEmpty = false, prepare }: { isEmpty?: boolean; prepare?: (dataDir: string) => Promise<void> } = {},
): Promise<TestedCms> {
  const dataDir = await mkdtemp(join(tmpdir(), "cms-test-"));
  const isCopied = !isEmpty && variables.DATABASE_URL === undefined;
  if (isCopied) await cp(SEED, dataDir, { recursive: true });
  await prepare?.(dataDir);
  Object.assign(process.env, { CMS_DATA_DIR: dataDir, PAYLOAD_LOG_LEVEL: "error", ...variables });
  // Imported sequentially: Jest loses modules if several module graphs are linked at once.
  const { getPayload, handleEndpoints } = await import("payload");
  const { default: config } = await import("../../payload.config");
  const { importContent } = await import("../../src/seed/import-content");
  const payload = await getPayload({ config });
  await payload.db.migrate();
  if (!isEmpty && !isCopied) await importContent(payload, CONTENT);

  const users = new Set<string>();
  const call: TestedCms["call"] = async (method, path, { token, headers = {}, body } = {}) => {
    const form = body instanceof FormData || body instanceof URLSearchParams;
    const request = new Request(ORIGIN + path, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `JWT ${token}` }),
        ...(body === undefined || form ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: form ? body : JSON.stringify(body),
    });
    const answer = await handleEndpoints({ config, request });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parse(text) };
  };

  const signIn: TestedCms["signIn"] = async (role, languages = []) => {
    const email = `${role}-${languages.join("-")}@example.com`;
    const data = { email, password: PASSWORD, role, languages };
    if (!users.has(email)) await payload.create({ collection: "users", data, context: { byCommand: true } });
    users.add(email);
    const { token } = await accepted(
      call("POST", "/api/users/login", { body: { email, password: PASSWORD } }),
    );
    return String(token);
  };
  let editor: Promise<string> | undefined;

  return closeAtEnd<TestedCms & { close(): Promise<void> }>({
    payload,
    dataDir,
    call,
    edit: async (method, path, body, language = "en") => {
      editor ??= signIn("editor");
      return call(method, path, { token: await editor, body, headers: { "Accept-Language": language } });
    },
    first: async (collection, values, options) => {
      const where = Object.fromEntries(Object.entries(values).map(([name, equals]) => [name, { equals }]));
      const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, sort: "id", ...options });
      const [document] = docs;
      if (document === undefined) throw new Error(`None of ${collection} has ${JSON.stringify(values)}.`);
      return document;
    },
    draft: (collection, id, locale) => payload.findByID({ collection, id, locale, draft: true, depth: 0 }),
    live: (collection, id, locale) => payload.findByID({ collection, id, locale, depth: 0 }),
    signIn,
    close: async () => {
      await payload.destroy();
      // Payload leaves its Postgres connections open; their end must not fail a test.
      if ("pool" in payload.db) payload.db.pool.on("error", () => {});
      await rm(dataDir, { recursive: true, force: true });
    },
  });
}

/** The body of an answer that must not be a refusal. */
export async function accepted(answer: Promise<Answer>): Promise<Record<string, unknown>> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`It was refused (${status}): ${JSON.stringify(body)}`);
  return fieldsOf(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
