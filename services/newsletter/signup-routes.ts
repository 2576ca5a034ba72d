import { setTimeout } from "node:timers/promises";
import formBody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Signup } from "../../shared/signup";
import { RequestError } from "../../toolkit/answer-errors";
import { isForm } from "../../toolkit/forms";
import type { Consents } from "./consents";
import type { Outbox } from "./outbox";
import { isOwnOrigin } from "./own-origin";
import type { PageSender } from "./pages";
import type { NewsletterSettings } from "./settings";
import { parseSignup } from "./signup";
import { readSignupForm } from "./signup-form";
import type { Subscribers } from "./subscribers";

/** Bytes: a signup is an address and a few short fields. */
const BODY_LIMIT = 4_096;

/** Milliseconds that every signup response takes: a new address needs more work, which timing must not reveal. */
const ANSWER_TIME = 150;

const UNKNOWN_CONSENT = "The words of the consent have changed since the page was opened. Load it again.";

interface SignupRoutesOptions {
  settings: NewsletterSettings;
  sendPage: PageSender;
  subscribers: Subscribers;
  consents: Consents;
  outbox: Outbox;
}

/** The signup endpoint of the content API. A 2xx response means that the signup is on disk. */
export async function signupRoutes(
  app: FastifyInstance,
  { settings, sendPage, subscribers, consents, outbox }: SignupRoutesOptions,
): Promise<void> {
  await app.register(formBody, { bodyLimit: BODY_LIMIT });
  // After the response, whose timing must not reveal whether a mail is due.
  app.addHook("onResponse", async () => outbox.notify());

  app.post("/subscribe-newsletter", { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const { body } = request;
    if (isForm(request)) return answerForm(request, reply);
    const parsed = parseSignup(body);
    if ("faults" in parsed) {
      const message = parsed.faults.map((fault) => fault.message).join("; ");
      return reply.code(400).send({ message, errors: parsed.faults });
    }
    if (!(await store(parsed.signup))) {
      const errors = [{ field: "consent", message: UNKNOWN_CONSENT }];
      return reply.code(409).send({ message: UNKNOWN_CONSENT, errors });
    }
    // The same response for new and known addresses: it must not reveal who is on the list.
    return reply.code(204).send();
  });

  /** Native form submission, for pages whose script does not run: responds with a page. */
  async function answerForm(request: FastifyRequest, reply: FastifyReply) {
    assertOurForm(request);
    const { body, locale } = readSignupForm(request.body);
    const parsed = parseSignup(body);
    if ("faults" in parsed) return sendPage(reply, "refused", locale);
    const isStored = await store(parsed.signup);
    return sendPage(reply, isStored ? "requested" : "changed", locale);
  }

  /** False if the wording the form showed is unknown: nothing is stored without it. */
  async function store(signup: Signup): Promise<boolean> {
    const version = await consents.versionOf("newsletter", signup.locale, signup.consent);
    if (version === undefined) return false;
    const stored = subscribers.signUp(signup, version, Date.now());
    await Promise.all([stored, setTimeout(ANSWER_TIME)]);
    return true;
  }

  /** Browsers submit forms from any site without the preflight that scripts need. */
  function assertOurForm(request: FastifyRequest): void {
    if (isOwnOrigin(request, settings.origins)) return;
    throw new RequestError(
      403,
      `A form on ${request.headers.origin} may not sign up here. NEWSLETTER_ORIGINS lists who may.`,
    );
  }
}
