import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import negotiate from "@fastify/accept-negotiator";
import cookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerErrors } from "../../toolkit/answer-errors";
import { answer, missing } from "./answer";
import { missingPage } from "./missing-page";
import {
  createReleaseReader,
  headersOf,
  type ServedFile,
  type ServedRelease,
  type Variant,
} from "./served-release";

export interface SiteServerOptions {
  /** Folder of the release to serve, or a link to it, looked up for each request; it may not exist yet. */
  release: () => string | undefined;
  /** Sent with every file, overriding the release's own headers. */
  headers?: Record<string, string>;
}

/** Headers that only apply to a body. */
const OF_THE_BODY = new Set(["content-length", "content-type", "content-encoding"]);
/** Conditional headers that are left to the library. */
const RARE = ["range", "if-match", "if-unmodified-since", "if-range"];

/**
 * Fastify plugin: serves a release according to its `routes.json`, for every path without another route. Small
 * files come from memory; ranges, rare conditions and large files are left to @fastify/static.
 */
export async function siteServer(
  app: FastifyInstance,
  { release: currentFolder, headers = {} }: SiteServerOptions,
): Promise<void> {
  const readRelease = createReleaseReader(headers);
  answerErrors(app, "site server", console.error);
  // A caller that restricts access has registered cookies already.
  if (!app.hasRequestDecorator("cookies")) await app.register(cookie);
  await app.register(fastifyStatic, {
    root: process.cwd(),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get("/*", async (request, reply) => {
    const folder = currentFolder();
    const found = folder === undefined ? undefined : readRelease(folder);
    if (found === undefined) return sayNotYet(reply);
    const release = "then" in found ? await found : found;
    const { url = "/", headers } = request.raw;
    const known = release.addresses.get(url);
    if (known !== undefined && isThere(known, release)) return send(request, reply, known, release);

    const asked = {
      url,
      acceptLanguage: headers["accept-language"],
      cookie: request.cookies[release.routes.homeLanguage?.cookie ?? ""],
    };
    const result = answer(asked, release);
    if ("file" in result) {
      if (result.status !== 200) return sendMissing(request, reply, result, release);
      if (isThere(result.file, release)) return send(request, reply, result.file, release);
      return sendMissing(request, reply, missing(asked, release), release);
    }
    reply.headers(headersOf(result.status === 302 ? "/index.html" : "/", release.routes));
    return reply.redirect(result.location, result.status);
  });
}

/**
 * Sends a file from memory; large files and ranges are sent by the library, which derives the type from the
 * file name. If a request has both an ETag and a date, the date is ignored (RFC 9110, 13.1.3).
 */
async function send(request: FastifyRequest, reply: FastifyReply, file: string, release: ServedRelease) {
  const { headers } = request.raw;
  // Parts may only be combined with a strong ETag, and there are none here (RFC 9110, 13.1.5).
  if (headers["if-range"]?.includes('"')) {
    delete headers.range;
    delete headers["if-range"];
  }
  const served = release.files.get(file);
  const variant = served && chosen(served, headers["accept-encoding"]);
  const tags = headers["if-none-match"];
  const isRare =
    RARE.some((name) => name in headers) || (tags === undefined && "if-modified-since" in headers);
  const body = isRare || !variant ? undefined : release.read(variant);
  if (!variant || body === undefined) {
    return reply
      .code(200)
      .headers(headersOf(`/${file}`, release.routes))
      .sendFile(file, release.folder);
  }
  const bytes = body instanceof Buffer ? body : await body;
  reply.hijack();
  const { raw } = reply;
  if (tags !== undefined && isAmong(variant.etag, tags)) sayUnchanged(raw, variant);
  else {
    raw.writeHead(200, { ...variant.headers, "content-length": bytes.length });
    raw.end(request.method === "HEAD" ? undefined : bytes);
  }
}

/** Sends the error page with the requested URL in it; plain text if the release has none. */
async function sendMissing(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, file }: { status: number; file: string },
  release: ServedRelease,
) {
  const page = isThere(file, release) ? release.files.get(file)?.plain : undefined;
  if (page === undefined) return reply.code(status).type("text/plain; charset=utf-8").send("Not found.\n");
  const html = (await release.read(page)) ?? (await readFile(page.path));
  const { url = "/", headers } = request.raw;
  const encoding = negotiate((headers["accept-encoding"] ?? "").toLowerCase(), ["gzip"]);
  const missing = await missingPage(html, url, encoding === "gzip");
  return reply
    .code(status)
    .headers({ ...headersOf(`/${file}`, release.routes), ...missing.headers })
    .type("text/html; charset=utf-8")
    .send(missing.body);
}

/** Whether a file of the release still exists. */
function isThere(file: string, release: ServedRelease): boolean {
  const served = release.files.get(file);
  return served !== undefined && release.look(served) !== undefined;
}

/** Whether an ETag is among those of a client; weak ones match too (RFC 9110, 13.1.2). */
function isAmong(etag: string, tags: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return tags.trim() === "*" || tags.split(",").some((tag) => opaque(tag) === opaque(etag));
}

function sayUnchanged(raw: ServerResponse, { headers }: Variant): void {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name));
  raw.writeHead(304, Object.fromEntries(kept)).end();
}

function chosen(served: ServedFile, acceptEncoding: string | undefined): Variant {
  if (acceptEncoding === undefined || served.gzip === undefined) return served.plain;
  const encodings: ("br" | "gzip")[] = served.br === undefined ? ["gzip"] : ["br", "gzip"];
  const encoding = negotiate(acceptEncoding.toLowerCase().replace("*", "gzip"), encodings);
  return (encoding === null ? undefined : served[encoding]) ?? served.plain;
}

function sayNotYet(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ "Retry-After": "5", "Cache-Control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send("The site is being built. Reload in a moment.\n");
}
