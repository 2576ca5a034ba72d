import { createHash } from "node:crypto";
import type { Locale } from "../../../src/config/locales";
import type { Brand } from "./hotel";
import { fill, type Messages, MESSAGES } from "./messages";

/** The pages behind the links of mails; each is a title and a sentence, some with one button. */
export type PageName = Exclude<keyof Messages, "mail" | "home">;

const STYLE = `
  body { margin: 0; padding: 12vh 6vw; font: 1.125rem/1.6 Georgia, serif; color: #15211e; background: #f8f7f3; }
  main { max-width: 34rem; margin: 0 auto; }
  h1 { font-weight: 400; line-height: 1.2; }
  button { min-height: 3rem; padding: 0 1.5rem; font: inherit; color: #fff; background: #1d4f46; border: 0; cursor: pointer; }
  a { color: inherit; }
  :focus-visible { outline: 3px solid #15211e; outline-offset: 3px; }`;

/** One click on the link in a mail is enough to unsubscribe; a mail scanner, which runs no script, changes nothing. */
const SEND_FORM = "document.forms[0].submit()";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Headers of every such page: nothing is loaded, framed, indexed, stored, or told to other sites. */
export const PAGE_HEADERS = {
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

/** A whole page as HTML. `homeUrl` is the hotel's home page in the language. */
export function renderPage(name: PageName, locale: Locale, brand: Brand, homeUrl: string): string {
  const messages = MESSAGES[locale];
  const page = messages[name];
  const say = (message: string) => escapeHtml(fill(message, { hotel: brand.name }));
  const form = "action" in page ? `<form method="post"><button>${say(page.action)}</button></form>` : "";
  const script = name === "unsubscribe" ? `<script>${SEND_FORM}</script>` : "";
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${say(page.title)} · ${escapeHtml(brand.name)}</title>
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
