import type { FastifyRequest } from "fastify";
import type { Call } from "./caller";

/** A request as those see it who decide whether it is allowed; the app must have @fastify/cookie. */
export function callOf(request: FastifyRequest, cookie: string): Call {
  const { headers, body } = request;
  const signed = request.cookies[cookie];
  const session = signed === undefined ? undefined : request.unsignCookie(signed).value;
  return {
    headers,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    session: session ?? undefined,
  };
}
