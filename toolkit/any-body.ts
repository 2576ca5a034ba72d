import type { FastifyInstance } from "fastify";

/** A media type as in RFC 9110; Fastify refuses a request whose content type doesn't match. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/;

/** Accepts any body up to the limit as a buffer, whatever its content type. */
export function takeAnyBody(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    if (!MEDIA_TYPE.test(headers["content-type"] ?? "")) delete headers["content-type"];
  });
}
