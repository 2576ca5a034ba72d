import type { Endpoint, PayloadRequest } from "payload";
import { fullMessageOf } from "../../../shared/errors";
import type { Environment } from "../environment";

/**
 * Calls from visitors' browsers, with their maximum length in characters and their path relative to NEWSLETTER_URL.
 */
const VISITOR_CALLS = [
  { path: "/v1/web/subscribe-newsletter", sibling: "", limit: 4_096 },
  { path: "/v1/web/enquiry", sibling: "enquiry", limit: 32_768 },
  { path: "/v1/web/vitals", sibling: "vitals", limit: 16_384 },
];

const PATIENCE = 10_000;

type Addresses = Pick<Environment, "siteUrl" | "newsletterUrl">;

/**
 * Forwards signups, enquiries and what browsers measured to the site's newsletter service, which stores them and sends
 * the mails: nothing is stored here.
 */
export function visitorCalls(addresses: Addresses): Endpoint[] {
  return VISITOR_CALLS.flatMap(({ path, sibling, limit }): Endpoint[] => {
    const url = new URL(sibling, addresses.newsletterUrl).href;
    return [
      { path, method: "post", handler: (req) => handOn(req, { ...addresses, url, limit }) },
      { path, method: "options", handler: (req) => permissions(req, addresses) },
    ];
  });
}

interface HandedCall extends Addresses {
  /** URL of the service. */
  url: string;
  limit: number;
}

async function handOn(req: PayloadRequest, { siteUrl, url, limit }: HandedCall): Promise<Response> {
  const headers = permissionFor(req, siteUrl);
  const body = (await req.text?.()) ?? "";
  if (body.length > limit)
    return Response.json({ message: "What visitors send is smaller." }, { status: 413, headers });
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: ofVisitor(req),
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return new Response(null, { status: 204, headers });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { ...headers, "Content-Type": "application/json" },
    });
  } catch (error) {
    req.payload.logger.error(
      `POST ${url}: the newsletter service does not answer (${fullMessageOf(error)}). Start it, or set NEWSLETTER_URL to its address.`,
    );
    return Response.json({ message: "The newsletter service does not answer." }, { status: 502, headers });
  }
}

/**
 * Headers by which the newsletter service limits calls per visitor, accepts only the site's pages, distinguishes
 * browser engines and recognises visitors who opt out.
 */
const OF_VISITOR = ["x-forwarded-for", "origin", "content-type", "user-agent", "sec-gpc", "save-data"];

function ofVisitor({ headers }: PayloadRequest): Headers {
  const kept = OF_VISITOR.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new Headers(kept);
}

/** Responds to CORS preflight requests. */
function permissions(req: PayloadRequest, { siteUrl }: Addresses): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...permissionFor(req, siteUrl),
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type",
      "Access-Control-Max-Age": "86400",
    },
  });
}

/** Allows only the site's origin. */
function permissionFor({ headers }: PayloadRequest, siteUrl: string): Record<string, string> {
  const origin = headers.get("origin");
  const allowed = origin !== null && origin === new URL(siteUrl).origin;
  return allowed ? { "Access-Control-Allow-Origin": origin, Vary: "Origin" } : {};
}
