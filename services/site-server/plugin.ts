import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Routes } from "../release/routes";
import { type Answer, answer, type ServedRelease } from "./answer";
import { createReleaseReader } from "./served-release";

export interface SiteServerOptions {
  /** Folder of the release to serve, asked anew for each request; undefined while there is none yet. */
  release: () => Promise<string | undefined>;
}

/** Conditions and ranges speak of the page that was asked for, not of the error page that is sent. */
const CONDITIONAL = ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "range"];

/** Fastify plugin: serves a release as its `routes.json` says. It answers every path that no other route does. */
export async function siteServer(
  app: FastifyInstance,
  { release: currentFolder }: SiteServerOptions,
): Promise<void> {
  const readRelease = createReleaseReader();
  await app.register(fastifyStatic, {
    root: process.cwd(),
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.get("/*", async (request, reply) => {
    const folder = await currentFolder();
    if (folder === undefined) return sayNotYet(reply);
    const release = await readRelease(folder);
    const { url, headers } = request.raw;
    const result = answer(
      {
        url: url ?? "/",
        acceptLanguage: headers["accept-language"],
        cookie: cookieValue(headers.cookie, release.routes.homeLanguage?.cookie),
      },
      release,
    );
    setHeaders(reply, result, release.routes);
    if ("location" in result) return reply.redirect(result.location, result.status);
    return sendFile(request, reply, result, release);
  });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, status }: { file: string; status: 200 | 404 },
  { folder }: ServedRelease,
) {
  if (status === 404) for (const name of CONDITIONAL) delete request.raw.headers[name];
  return reply.code(status).sendFile(file, folder);
}

function sayNotYet(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ "Retry-After": "5", "Cache-Control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send("The site is being built. Reload in a moment.\n");
}

function setHeaders(
  reply: FastifyReply,
  result: Answer,
  { headers, cacheControl, homeLanguage }: Routes,
): void {
  const path = "file" in result ? `/${result.file}` : "/";
  reply.header("Cache-Control", cacheControl);
  for (const rule of headers) if (matches(rule.source, path)) reply.headers(rule.headers);
  const decidesLanguage = result.status === 302 || path === "/index.html";
  if (homeLanguage !== null && decidesLanguage) reply.header("Vary", "Accept-Language, Cookie");
}

function matches(source: string, path: string): boolean {
  return source.endsWith("*") ? path.startsWith(source.slice(0, -1)) : path === source;
}

function cookieValue(cookies = "", name = ""): string | undefined {
  const pairs = cookies.split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([key]) => key === name)?.[1];
}
