import type { FastifyInstance } from "fastify";
import { RequestError } from "../../../toolkit/answer-errors";
import { isOwnOrigin, ownOrigins } from "../own-origin";
import { type Browser, browserOf } from "./browser";
import { parseSamples } from "./parse";
import type { Sample } from "./sample";

/** Bytes: browsers send several reports in one call. */
const BODY_LIMIT = 16_384;
const CALLS_PER_MINUTE = 120;

interface VitalsRoutesOptions {
  origins: readonly string[];
  count: (samples: Sample[], browser: Browser) => void;
}

/** The endpoint of measurements, script errors and browsers' own reports. */
export async function vitalsRoutes(
  app: FastifyInstance,
  { origins, count }: VitalsRoutesOptions,
): Promise<void> {
  app.removeContentTypeParser("text/plain");
  const types = ["text/plain", "application/reports+json"];
  app.addContentTypeParser(types, { parseAs: "string" }, app.getDefaultJsonParser("ignore", "ignore"));
  const config = { rateLimit: { max: CALLS_PER_MINUTE } };

  app.post("/vitals", { bodyLimit: BODY_LIMIT, config }, async (request, reply) => {
    const { headers, body } = request;
    if (!isOwnOrigin(request, origins))
      throw new RequestError(
        403,
        "Only pages of this site are measured here. NEWSLETTER_ORIGINS lists others.",
      );
    // Browsers make their reports whatever their visitor wants.
    if (headers["sec-gpc"] === "1" || headers["save-data"] === "on") return reply.code(204).send();
    const samples = parseSamples(body, ownOrigins(request, origins));
    if (!samples) throw new RequestError(400, "This is neither a measured visit nor a list of reports.");
    count(samples, browserOf(headers["user-agent"] ?? ""));
    return reply.code(204).send();
  });
}
