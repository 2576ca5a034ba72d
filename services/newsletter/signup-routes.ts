import { setTimeout } from "node:timers/promises";
import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CONSENT_VERSIONS } from "../../shared/consent-versions";
import { RequestError } from "../toolkit/answer-errors";
import { isForm } from "../toolkit/forms";
import type { Outbox } from "./outbox";
import type { PageSender } from "./pages";
import type { NewsletterSettings } from "./settings";
import { parseSignup, type Signup } from "./signup";
import { readSignupForm } from "./signup-form";
import type { Subscribers } from "./subscribers";

/** Bytes: a signup is an address and a few words. */
const BODY_LIMIT = 4_096;

/** Milliseconds that every signup's answer takes: a new address is more work, which must not tell that it is new. */
const ANSWER_TIME = 150;

interface SignupRoutesOptions {
  settings: NewsletterSettings;
  sendPage: PageSender;
  subscribers: Subscribers;
  outbox: Outbox;
}

/** The signup call of the content API. A 2xx answer means that the signup is on the disk. */
export async function signupRoutes(
  app: FastifyInstance,
  { settings, sendPage, subscribers, outbox }: SignupRoutesOptions,
): Promise<void> {
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  // After the answer, whose time must not tell whether there is a mail to be sent.
  app.addHook("onResponse", async () => outbox.notify());

  app.post("/subscribe-newsletter", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { body } = request;
    if (isForm(request)) return answerForm(request, reply);
    const parsed = parseSignup(body);
    if ("faults" in parsed) {
      const message = parsed.faults.map((fault) => fault.message).join("; ");
      return reply.code(400).send({ message, errors: parsed.faults });
    }
    await store(parsed.signup);
    // The same answer for a new address and a known one: it tells nobody who is on the list.
    return reply.code(204).send();
  });

  /** The form's own way, where the page's script does not run: it is answered with a page. */
  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    assertOurForm(request);
    const { body, locale } = readSignupForm(request.body);
    const parsed = parseSignup(body);
    if ("faults" in parsed) return sendPage(reply, "refused", locale);
    await store(parsed.signup);
    return sendPage(reply, "requested", locale);
  }

  async function store(signup: Signup): Promise<void> {
    const stored = subscribers.signUp(signup, CONSENT_VERSIONS.newsletter, Date.now());
    await Promise.all([stored, setTimeout(ANSWER_TIME)]);
  }

  /** A browser sends a form of any site, without asking first as it does for a script. */
  function assertOurForm({ headers: { origin }, protocol, host }: FastifyRequest): void {
    if (origin === undefined || [...settings.origins, `${protocol}://${host}`].includes(origin)) return;
    throw new RequestError(
      403,
      `A form on ${origin} may not sign up here. NEWSLETTER_ORIGINS lists who may.`,
    );
  }
}
