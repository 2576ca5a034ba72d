import type { FastifyReply } from "fastify";
import type { HotelFile } from "../../model/hotel-file";
import type { Locale } from "../../shared/locales";
import { cspSource } from "../../toolkit/csp-source";
import { html, htmlPage } from "../../toolkit/html";
import type { ThemeColors } from "../../toolkit/theme-colors";
import type { MessagesOf } from "../../languages/messages-of";
import { fillMessage } from "../../languages/fill-message";
import { homeUrl } from "./home-url";
import { newsletterMessages } from "./own-words";

/** The pages behind links in mails and behind the form; each has a title, a text and at most one button. */
export type PageName = Exclude<keyof MessagesOf<"newsletter">, "mail" | "home">;

/** Sends a page as the response. */
export type PageSender = (reply: FastifyReply, page: PageName, locale: Locale) => FastifyReply;

const STATUS: Partial<Record<PageName, number>> = {
  refused: 400,
  invalid: 404,
  changed: 409,
  expired: 410,
};

/** Uses the hotel's colours and system fonts, because nothing may be loaded. */
const styleOf = (colors: ThemeColors) => `
  :root { background: ${colors.bg}; color: ${colors.fg}; font: 1.125rem/1.7 system-ui, sans-serif; }
  body { margin: 0; padding: 10vh 6vw; }
  main { max-width: 36rem; margin: 0 auto; }
  h1 { margin: 3rem 0 1.5rem; font: 300 clamp(2.25rem, 1.4rem + 4vw, 3.75rem)/1.1 Georgia, serif; }
  .hotel { padding-bottom: 1rem; border-bottom: 1px solid ${colors.border}; font: 1.5rem/1.2 Georgia, serif; }
  form { margin-block: 2rem; }
  button { min-height: 3.25rem; padding: 0 1.75rem; border: 0; border-end-end-radius: 1.125rem; font: inherit;
    background: ${colors.action}; color: ${colors["action.fg"]}; cursor: pointer; }
  a { color: ${colors.link}; }
  :focus-visible { outline: 2px solid ${colors.ring}; outline-offset: 3px; }`;

/** Headers of every such page: nothing is loaded, framed, indexed, stored or leaked to other sites. */
const pageHeaders = (style: string) => ({
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    `style-src ${cspSource(style)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
});

/** Pages in the hotel's colours that link to its site. */
export function pageSender(hotel: HotelFile, siteUrl: string, colors: ThemeColors): PageSender {
  const style = styleOf(colors);
  const headers = pageHeaders(style);
  return (reply, page, locale) =>
    reply
      .code(STATUS[page] ?? 200)
      .headers(headers)
      .send(renderPage(page, { locale, hotel, style, home: homeUrl(siteUrl, locale) }));
}

interface PageParts {
  locale: Locale;
  hotel: HotelFile;
  style: string;
  home: string;
}

function renderPage(name: PageName, { locale, hotel, style, home }: PageParts): string {
  const messages = newsletterMessages(hotel, locale);
  const page = messages[name];
  const say = (message: string) => fillMessage(message, { hotel: hotel.name });
  return htmlPage({
    lang: locale,
    title: `${say(page.title)} · ${hotel.name}`,
    style,
    body: html`<main>
      <p class="hotel">${hotel.name}</p>
      <h1>${say(page.title)}</h1>
      <p>${say(page.text)}</p>
      ${"action" in page && html`<form method="post"><button>${say(page.action)}</button></form>`}
      <p><a href="${home}">${say(messages.home)}</a></p>
    </main>`,
  });
}
