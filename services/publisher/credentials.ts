import type { FastifyRequest } from "fastify";
import type { Credentials } from "./authentication";

/** Extracts a request's credentials; the app must have @fastify/cookie. */
export function credentialsOf(request: FastifyRequest, cookie: string): Credentials {
  const { headers, body } = request;
  const signed = request.cookies[cookie];
  const session = signed === undefined ? undefined : request.unsignCookie(signed).value;
  return {
    headers,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    session: session ?? undefined,
  };
}
