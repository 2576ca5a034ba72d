import type { FastifyRequest } from "fastify";

/** Whether a request carries HTML form fields. */
export function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
}
