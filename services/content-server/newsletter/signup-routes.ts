import cors from "@fastify/cors";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { SITE } from "../../../src/config/site";
import type { Outbox } from "./outbox";
import type { NewsletterSettings } from "./settings";
import { parseSignup } from "./signup";
import type { Subscribers } from "./subscribers";

/** Bytes: a signup is an address and a few words. */
const BODY_LIMIT = 4_096;

interface SignupRoutesOptions {
  settings: NewsletterSettings;
  subscribers: Subscribers;
  outbox: Outbox;
}

/** The signup call of the content API. A 2xx answer means that the signup is on the disk. */
export async function signupRoutes(
  app: FastifyInstance,
  { settings, subscribers, outbox }: SignupRoutesOptions,
): Promise<void> {
  await app.register(cors, { origin: settings.origins, methods: ["POST"], maxAge: 86_400 });
  await app.register(rateLimit, {
    max: settings.signupsPerMinute,
    timeWindow: "1 minute",
    errorResponseBuilder: (_request, { statusCode, after }) => ({
      statusCode,
      message: `Too many signups from this address. Try again in ${after}.`,
    }),
  });

  app.post("/subscribe-newsletter", { bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
    const parsed = parseSignup(body);
    if ("faults" in parsed) {
      const message = parsed.faults.map((fault) => fault.message).join("; ");
      return reply.code(400).send({ message, errors: parsed.faults });
    }
    await subscribers.signUp(parsed.signup, SITE.newsletterConsentVersion, Date.now());
    outbox.notify();
    // The same answer for a new address and a known one: it tells nobody who is on the list.
    return reply.code(204).send();
  });
}
