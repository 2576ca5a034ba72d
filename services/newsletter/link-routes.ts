import type { FastifyInstance } from "fastify";
import { object, string } from "yup";
import { DEFAULT_LOCALE, type Locale, SHIPPED_LOCALES } from "../../shared/locales";
import { takeAnyBody } from "../../toolkit/any-body";
import { PAGE_PATHS } from "./links";
import { type PageName, type PageSender } from "./pages";
import type { Subscribers } from "./subscribers";
import { type Purpose, readClaim } from "./tokens";
import { tryParse } from "../../shared/parse";
import { fieldsOf } from "../../shared/record";

interface LinkRoutesOptions {
  secret: string;
  sendPage: PageSender;
  subscribers: Subscribers;
}

/** What a link opens: a subscriber's page, or the reason why there is none. */
type Opened =
  { locale: Locale; id: string; request: string } | { locale: Locale; refusal: "expired" | "invalid" };

/** Bytes: mail programs send `List-Unsubscribe=One-Click`, browsers an empty body. */
const BODY_LIMIT = 4_096;

const querySchema = object({
  /** The mail may be older than the hotel's current list of locales. */
  lang: string().oneOf(SHIPPED_LOCALES).default(DEFAULT_LOCALE),
  token: string().required(),
});

/**
 * The pages behind links in mails. Opening one changes nothing, because mail scanners follow every link and
 * some run scripts: confirming and unsubscribing both take the press of a button. Mail programs unsubscribe
 * with a single POST (RFC 8058).
 */
export async function linkRoutes(
  app: FastifyInstance,
  { secret, sendPage, subscribers }: LinkRoutesOptions,
): Promise<void> {
  // Accepts any body and content type: the link's URL carries all the information.
  takeAnyBody(app, BODY_LIMIT);

  app.get(PAGE_PATHS.confirm, async ({ query }, reply) => {
    const opened = open(query, "confirm");
    if ("refusal" in opened) return sendPage(reply, opened.refusal, opened.locale);
    const isOpen = await subscribers.canConfirm(opened);
    return sendPage(reply, confirmPage(isOpen, "confirm"), opened.locale);
  });
  app.post(PAGE_PATHS.confirm, async ({ query }, reply) => {
    const opened = open(query, "confirm");
    if ("refusal" in opened) return sendPage(reply, opened.refusal, opened.locale);
    const isConfirmed = await subscribers.confirm(opened, Date.now());
    return sendPage(reply, confirmPage(isConfirmed, "confirmed"), opened.locale);
  });

  app.get(PAGE_PATHS.unsubscribe, async ({ query }, reply) => {
    const opened = open(query, "unsubscribe");
    return sendPage(reply, "refusal" in opened ? opened.refusal : "unsubscribe", opened.locale);
  });
  app.post(PAGE_PATHS.unsubscribe, async ({ query }, reply) => {
    const opened = open(query, "unsubscribe");
    if ("refusal" in opened) return sendPage(reply, opened.refusal, opened.locale);
    const isKnown = await subscribers.unsubscribe(opened.id, Date.now());
    return sendPage(reply, isKnown ? "unsubscribed" : "invalid", opened.locale);
  });

  function open(query: unknown, purpose: Purpose): Opened {
    const fields = fieldsOf(query);
    // Some mail programs follow the URL with its HTML escapes.
    const asked = tryParse(querySchema, { ...fields, token: fields.token ?? fields["amp;token"] });
    if (!asked) return { locale: DEFAULT_LOCALE, refusal: "invalid" };
    const { lang: locale, token } = asked;
    const claim = readClaim(token, secret);
    if (claim?.purpose !== purpose) return { locale, refusal: "invalid" };
    if (claim.expires !== undefined && claim.expires < Date.now()) return { locale, refusal: "expired" };
    // Links from before the migration name no signup: the row's id became its request id.
    return { locale, id: claim.id, request: claim.request ?? claim.id };
  }
}

/**
 * Page for a link that still confirms, or for one that is used or outdated; undefined: the subscriber is
 * unknown.
 */
function confirmPage(confirms: boolean | undefined, page: PageName): PageName {
  if (confirms === undefined) return "invalid";
  return confirms ? page : "used";
}
