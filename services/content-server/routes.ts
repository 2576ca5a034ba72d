import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Content } from "../../content-folder/content";
import { READING_CALLS } from "../../content-folder/reading-calls";

/** The read endpoints of the content API. A content folder belongs to one property, so any property id gets it. */
export async function contentRoutes(
  app: FastifyInstance,
  { content }: { content: () => Content },
): Promise<void> {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
    const etag = `"${createHash("sha256").update(payload).digest("base64url")}"`;
    reply.header("ETag", etag);
    if (request.headers["if-none-match"] !== etag) return payload;
    reply.code(304);
    return null;
  });

  for (const { route, answer } of READING_CALLS) {
    app.get(route, async ({ params, query }, reply) => {
      const { status, body } = answer(content(), { parameters: params, query });
      return reply.code(status).send(body);
    });
  }
}
