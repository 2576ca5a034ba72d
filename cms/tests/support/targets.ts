import { join } from "node:path";
import type { Payload, Where } from "payload";
import { CONTENT, PASSWORD } from "./cms";
import type { Route } from "./routes";

/** A call of a route: its path with a real id, and a body that would change something. */
interface Call {
  path: string;
  body: unknown;
}

/** Payload's own collections besides the content. */
const INTERNAL = new Set<string | undefined>(["payload-jobs", "payload-locked-documents"]);

/** Creates a document for each call, so that no call removes what the next one needs. */
export class Targets {
  readonly #payload: Payload;
  readonly #prefix: string;
  #count = 0;

  /** `prefix` distinguishes these documents from those of other tests. */
  constructor(payload: Payload, prefix: string) {
    this.#payload = payload;
    this.#prefix = prefix;
  }

  async callTo(route: Route): Promise<Call> {
    const id = await this.#idFor(route);
    const path = route.path
      .replace(/\/:id\??/, id === undefined ? "" : `/${id}`)
      .replace(":filename", "chart.svg")
      .replace(":key", "a-key");
    const query = new URLSearchParams();
    // There may be no others: with one of its own, a list's response doesn't depend on other tests.
    if (route.method === "GET" && INTERNAL.has(route.slug)) await this.make(route.slug);
    if (isBulk(route)) query.set("where[id][equals]", String(await this.make(route.slug)));
    if (route.path.startsWith("/api/v1/"))
      new URLSearchParams(CONTRACT).forEach((value, key) => query.set(key, value));
    return { path: `${path}?${query}`, body: await this.#bodyOf(route) };
  }

  async #idFor({ path, slug }: Route): Promise<number | string | undefined> {
    if (!path.includes("/:id")) return undefined;
    if (path.startsWith("/api/v1/") || slug === undefined) return 1;
    if (path.startsWith("/api/globals/")) return this.#versionOfGlobal(slug);
    const id = await this.make(slug);
    return path.includes("/versions/") ? this.#versionOf(slug, id) : id;
  }

  /** Creates a document and returns its id. */
  async make(slug: string | undefined): Promise<number | string> {
    const key = this.#name();
    const create = async (collection: string, data: object, filePath?: string) => {
      const context = { byCommand: true };
      return (await this.#payload.create({ collection, data, filePath, context, locale: "en" })).id;
    };
    switch (slug) {
      case "pages":
        return create(slug, { key, title: "A title", _status: "published" });
      case "rooms":
        return create(slug, { key, title: "A title", category: "suite", _status: "published" });
      case "media":
        return create(slug, { alt: "Words", _status: "published" }, join(CONTENT, "media/chart.svg"));
      case "seasons":
        return create(slug, { title: "A title", _status: "draft" });
      case "users":
        return create(slug, { email: `${key}@example.com`, password: PASSWORD, role: "editor" });
      case "payload-locked-documents": {
        const document = { relationTo: "pages", value: await this.make("pages") };
        return create(slug, { document, user: { relationTo: "users", value: await this.make("users") } });
      }
      case "payload-jobs": {
        const doc = { relationTo: "pages", value: String(await this.make("pages")) };
        const job = await this.#payload.jobs.queue({
          task: "schedulePublish",
          input: { type: "unpublish", doc },
          waitUntil: new Date(Date.now() + 3_600_000),
        });
        return job.id;
      }
      default:
        return 1;
    }
  }

  async #versionOf(collection: string, id: number | string): Promise<number | string> {
    if (!this.#payload.collections[collection]?.config.versions) return id;
    const { docs } = await this.#payload.findVersions({
      collection,
      where: { parent: { equals: id } },
      limit: 1,
    });
    return docs[0]?.id ?? id;
  }

  async #versionOfGlobal(slug: string): Promise<number | string> {
    const { versions } = this.#payload.globals.config.find((global) => global.slug === slug) ?? {};
    if (!versions) return 1;
    const where: Where = versions.drafts ? { "version._status": { equals: "published" } } : {};
    const { docs } = await this.#payload.findGlobalVersions({ slug, where, limit: 1 });
    return docs[0]?.id ?? 1;
  }

  async #bodyOf({ method, path, slug }: Route): Promise<unknown> {
    if (method === "GET" || method === "OPTIONS") return undefined;
    switch (slug) {
      case "pages":
        return { ...(method === "POST" ? { key: this.#name(), kind: "text" } : {}), title: "Changed" };
      case "rooms":
        return {
          ...(method === "POST" ? { key: this.#name(), kind: "suite" } : {}),
          title: "Changed",
          category: "suite",
        };
      case "media":
        return path === "/api/media" && method === "POST"
          ? drawing(`${this.#name()}.svg`)
          : { alt: "Changed" };
      case "seasons":
        return { title: "Changed" };
      case "users":
        return this.#userBody(path);
      case "payload-locked-documents":
        return {
          document: { relationTo: "pages", value: await this.make("pages") },
          user: { relationTo: "users", value: await this.make("users") },
        };
      case "payload-preferences":
        return { key: this.#name(), value: { a: "preference" } };
      default:
        return {};
    }
  }

  async #userBody(path: string): Promise<unknown> {
    const email = `${this.#name()}@example.com`;
    if (path.endsWith("/reset-password")) return { token: "none", password: PASSWORD };
    if (/\/(login|unlock)$/.test(path)) {
      const { email: known } = await this.#payload.findByID({
        collection: "users",
        id: await this.make("users"),
      });
      return { email: known, password: PASSWORD };
    }
    return path.endsWith("/:id") ? { email } : { email, password: PASSWORD, role: "owner" };
  }

  #name(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }
}

const CONTRACT = "lang=en&property-id=1&url=/";

/** True if the route changes or deletes whatever its query matches. */
function isBulk({ method, path }: Route): boolean {
  return (method === "PATCH" || method === "DELETE") && !path.includes(":");
}

/** A picture as sent by a form. */
export function drawing(name: string, fields: object = {}): FormData {
  const form = new FormData();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><title>${name}</title></svg>`;
  form.append("file", new Blob([svg], { type: "image/svg+xml" }), name);
  form.append("_payload", JSON.stringify(fields));
  return form;
}
