import type { PayloadRequest } from "payload";
import type { Environment } from "../environment";

const BODY_LIMIT = 4_096;
const PATIENCE = 10_000;

type Addresses = Pick<Environment, "siteUrl" | "newsletterUrl">;

/** Hands a signup to the site's newsletter service, which stores it and asks the reader to confirm. */
export async function handSignup(
  req: PayloadRequest,
  { siteUrl, newsletterUrl }: Addresses,
): Promise<Response> {
  const headers = permissionFor(req, siteUrl);
  const body = (await req.text?.()) ?? "";
  if (body.length > BODY_LIMIT)
    return Response.json({ message: "A signup is smaller." }, { status: 413, headers });
  try {
    const answer = await fetch(newsletterUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (answer.ok) return new Response(null, { status: 204, headers });
    return new Response(await answer.text(), {
      status: answer.status,
      headers: { ...headers, "Content-Type": "application/json" },
    });
  } catch {
    req.payload.logger.error(`The newsletter service at ${newsletterUrl} (NEWSLETTER_URL) does not answer.`);
    return Response.json({ message: "The newsletter service does not answer." }, { status: 502, headers });
  }
}

/** Answers a browser that asks, before it sends a signup, whether it may. */
export function signupPermissions(req: PayloadRequest, { siteUrl }: Addresses): Response {
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

/** The site's pages may send signups, no others. */
function permissionFor({ headers }: PayloadRequest, siteUrl: string): Record<string, string> {
  const origin = headers.get("origin");
  const allowed = origin !== null && origin === new URL(siteUrl).origin;
  return allowed ? { "Access-Control-Allow-Origin": origin, Vary: "Origin" } : {};
}
