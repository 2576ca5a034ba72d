import type { FastifyInstance } from "fastify";
import { object, string } from "yup";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../../src/config/locales";
import { PAGE_PATHS } from "./links";
import { type PageName, type PageSender } from "./pages";
import type { Subscribers } from "./subscribers";
import { type Purpose, readClaim } from "./tokens";

interface LinkRoutesOptions {
  secret: string;
  sendPage: PageSender;
  subscribers: Subscribers;
}

/** What a link opens: the page of a subscriber, or one that says why there is none. */
type Opened = { locale: Locale; id: string } | { locale: Locale; refusal: "expired" | "invalid" };

/** Bytes: mail programs send `List-Unsubscribe=One-Click`, browsers nothing. */
const BODY_LIMIT = 4_096;

const querySchema = object({
  lang: string().oneOf(LOCALES).default(DEFAULT_LOCALE),
  token: string().required(),
});

/**
 * The pages behind the links of mails. Opening one changes nothing, because mail scanners open every link: consent
 * is the press of a button, and the page to unsubscribe sends its form by itself.
 */
export async function linkRoutes(
  app: FastifyInstance,
  { secret, sendPage, subscribers }: LinkRoutesOptions,
): Promise<void> {
  // Whatever a form sends, the address of the link says it all.
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: BODY_LIMIT }, (_request, _body, done) => {
    done(null);
  });

  linkRoute("confirm", "confirmed", (id, now) => subscribers.confirm(id, now));
  linkRoute("unsubscribe", "unsubscribed", (id, now) => subscribers.unsubscribe(id, now));

  function linkRoute(
    purpose: Purpose,
    done: PageName,
    change: (id: string, now: number) => Promise<boolean>,
  ): void {
    app.get(PAGE_PATHS[purpose], async ({ query }, reply) => {
      const opened = open(query, purpose);
      return sendPage(reply, "id" in opened ? purpose : opened.refusal, opened.locale);
    });
    app.post(PAGE_PATHS[purpose], async ({ query }, reply) => {
      const opened = open(query, purpose);
      if ("refusal" in opened) return sendPage(reply, opened.refusal, opened.locale);
      const isKnown = await change(opened.id, Date.now());
      return sendPage(reply, isKnown ? done : "invalid", opened.locale);
    });
  }

  function open(query: unknown, purpose: Purpose): Opened {
    if (!querySchema.isValidSync(query)) return { locale: DEFAULT_LOCALE, refusal: "invalid" };
    const { lang: locale, token } = querySchema.cast(query);
    const claim = readClaim(token, secret);
    if (claim?.purpose !== purpose) return { locale, refusal: "invalid" };
    if (claim.expires !== undefined && claim.expires < Date.now()) return { locale, refusal: "expired" };
    return { locale, id: claim.id };
  }
}
