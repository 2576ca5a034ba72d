import type { FastifyRequest } from "fastify";

/** The origins of the site's pages: those of the settings, and the one that this server is reached at. */
export function ownOrigins({ protocol, host }: FastifyRequest, origins: readonly string[]): string[] {
  return [...origins, `${protocol}://${host}`];
}

/** Whether a page of the site sent the request; programs, and old browsers, name no origin. */
export function isOwnOrigin(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  return origin === undefined || ownOrigins(request, origins).includes(origin);
}
