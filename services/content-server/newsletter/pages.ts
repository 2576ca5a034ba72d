import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { HotelFile } from "../../../src/config/hotel-file";
import type { Locale } from "../../../src/config/locales";
import { homePath } from "../../../src/config/paths";
import { fill, type Messages, MESSAGES } from "./messages";

/** The pages behind the links of mails and behind the form; each is a title and a text, some with one button. */
export type PageName = Exclude<keyof Messages, "mail" | "home">;

/** Answers a request with a page. */
export type PageSender = (reply: FastifyReply, page: PageName, locale: Locale) => FastifyReply;

const STATUS: Partial<Record<PageName, number>> = { refused: 400, invalid: 404, expired: 410 };

/** The reader's own colours, light or dark: these pages need no stylesheet of the site. */
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 12vh 6vw; font: 1.125rem/1.6 Georgia, serif; }
  main { max-width: 34rem; margin: 0 auto; }
  h1 { font-weight: 400; line-height: 1.2; }
  button { min-height: 3rem; padding: 0 1.5rem; font: inherit; cursor: pointer; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid; outline-offset: 3px; }`;

/** One click on the link in a mail is enough to unsubscribe; a mail scanner, which runs no script, changes nothing. */
const SEND_FORM = "document.forms[0].submit()";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Headers of every such page: nothing is loaded, framed, indexed, stored, or told to other sites. */
const PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": [
    "default-src 'none'",
    `style-src ${hash(STYLE)}`,
    `script-src ${hash(SEND_FORM)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex, nofollow",
} as const;

/** The pages of a hotel, which lead to its site. */
export function pageSender(hotel: HotelFile, siteUrl: string): PageSender {
  return (reply, page, locale) =>
    reply
      .code(STATUS[page] ?? 200)
      .headers(PAGE_HEADERS)
      .send(renderPage(page, locale, hotel, `${siteUrl}${homePath(locale)}`));
}

/** A whole page as HTML. `homeUrl` is the hotel's home page in the language. */
function renderPage(name: PageName, locale: Locale, hotel: HotelFile, homeUrl: string): string {
  const messages = MESSAGES[locale];
  const page = messages[name];
  const say = (message: string) => escapeHtml(fill(message, { hotel: hotel.name }));
  const form = "action" in page ? `<form method="post"><button>${say(page.action)}</button></form>` : "";
  const script = name === "unsubscribe" ? `<script>${SEND_FORM}</script>` : "";
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${say(page.title)} · ${escapeHtml(hotel.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${say(page.title)}</h1>
<p>${say(page.text)}</p>
${form}
<p><a href="${escapeHtml(homeUrl)}">${say(messages.home)}</a></p>
</main>
${script}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
