import type { FastifyInstance } from "fastify";

/** A media type as RFC 9110 has it; Fastify refuses a request that names none such. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/;

/** Takes any body of so many bytes, as a buffer, whatever its sender calls it. */
export function takeAnyBody(app: FastifyInstance, bodyLimit: number): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit }, (_request, body, done) => done(null, body));
  app.addHook("onRequest", async ({ raw: { headers } }) => {
    if (!MEDIA_TYPE.test(headers["content-type"] ?? "")) delete headers["content-type"];
  });
}
