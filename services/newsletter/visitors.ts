import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../../shared/network-of";
import type { NewsletterSettings } from "./settings";

/** Enables CORS for the site's pages and rate limits per network address, for all routes registered after it. */
export async function admitVisitors(
  app: FastifyInstance,
  { origins, signupsPerMinute }: Pick<NewsletterSettings, "origins" | "signupsPerMinute">,
): Promise<void> {
  await app.register(cors, { origin: origins, methods: ["POST"], maxAge: 86_400 });
  await app.register(rateLimit, {
    max: signupsPerMinute,
    timeWindow: "1 minute",
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: (_request, { statusCode, after }) => ({
      statusCode,
      message: `Too many signups or enquiries from this address. Try again in ${after}.`,
    }),
  });
}
