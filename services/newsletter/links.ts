import type { Locale } from "../../shared/locales";
import { DAY } from "../../toolkit/durations";
import { type Claim, type Purpose, signClaim } from "./tokens";

const CONFIRM_DAYS = 3;

/** Prefix of the newsletter's endpoints and pages, below `/v1` like all of the content API. */
export const NEWSLETTER_PREFIX = "/v1/web";
export const PAGE_PATHS = {
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
} as const satisfies Record<Purpose, string>;

export interface LinkMaker {
  /** Valid for three days, until the end of the last one (UTC); confirms this one signup only. */
  confirm(subscriber: Recipient & { request: string }, now: number): { url: string; expires: number };
  /** Valid for as long as the address is on the list. */
  unsubscribe(subscriber: Recipient): string;
}

interface Recipient {
  id: string;
  locale: Locale;
}

/** Creates the signed links in mails. `linkBase` is the server's public URL without trailing slash. */
export function linkMaker(linkBase: string, secret: string): LinkMaker {
  const link = (
    { id, locale }: Recipient,
    purpose: Purpose,
    claim: Pick<Claim, "request" | "expires"> = {},
  ) => {
    const query = new URLSearchParams({ lang: locale, token: signClaim({ id, purpose, ...claim }, secret) });
    return `${linkBase}${NEWSLETTER_PREFIX}${PAGE_PATHS[purpose]}?${query.toString()}`;
  };
  return {
    confirm: (subscriber, now) => {
      const expires = Math.ceil((now + CONFIRM_DAYS * DAY) / DAY) * DAY - 1;
      return { url: link(subscriber, "confirm", { request: subscriber.request, expires }), expires };
    },
    unsubscribe: (subscriber) => link(subscriber, "unsubscribe"),
  };
}
