import type { FastifyInstance } from "fastify";
import { object, string } from "yup";
import { DEFAULT_LOCALE, type Locale, SHIPPED_LOCALES } from "../../shared/locales";
import { takeAnyBody } from "../toolkit/any-body";
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

/** What a link opens: the page of a subscriber, or one that says why there is none. */
type Opened =
  { locale: Locale; id: string; request: string } | { locale: Locale; refusal: "expired" | "invalid" };

/** Bytes: mail programs send `List-Unsubscribe=One-Click`, browsers nothing. */
const BODY_LIMIT = 4_096;

const querySchema = object({
  /** A mail may be older than the languages that the hotel speaks now. */
  lang: string().oneOf(SHIPPED_LOCALES).default(DEFAULT_LOCALE),
  token: string().required(),
});

/**
 * The pages behind the links of mails. Opening one changes nothing, because mail scanners open every link, and some run
 * scripts: consent is the press of a button, and so is its end. Mail programs end it with one POST (RFC 8058).
 */
export async function linkRoutes(
  app: FastifyInstance,
  { secret, sendPage, subscribers }: LinkRoutesOptions,
): Promise<void> {
  // Whatever is sent, and however it is called: the address of the link says it all.
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
    // Some mail programs follow the address as it stands in HTML.
    const asked = tryParse(querySchema, { ...fields, token: fields.token ?? fields["amp;token"] });
    if (!asked) return { locale: DEFAULT_LOCALE, refusal: "invalid" };
    const { lang: locale, token } = asked;
    const claim = readClaim(token, secret);
    if (claim?.purpose !== purpose) return { locale, refusal: "invalid" };
    if (claim.expires !== undefined && claim.expires < Date.now()) return { locale, refusal: "expired" };
    // Links of before carry no signup's name: the row's id was given to it.
    return { locale, id: claim.id, request: claim.request ?? claim.id };
  }
}

/** The page of a link that still confirms, else of one that was used or is older than another; undefined: of nobody's. */
function confirmPage(confirms: boolean | undefined, page: PageName): PageName {
  if (confirms === undefined) return "invalid";
  return confirms ? page : "used";
}
