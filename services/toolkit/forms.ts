import type { FastifyRequest } from "fastify";

/** Whether a request carries the fields of an HTML form. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
}
