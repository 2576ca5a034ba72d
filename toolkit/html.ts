import escapeHtml from "escape-html";
import { TYPOGRAPHY } from "../languages/typography-table";
import type { Locale } from "../shared/locales";

/** HTML that is safe to send: created only by `html`. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = Html | string | number | null | false | readonly Value[];

/** Template tag for HTML: escapes text, inserts HTML and lists of it as is, omits null and false. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((string, index) => string + render(values[index] ?? null)).join(""));
}

function render(value: Value): string {
  if (value === null || value === false) return "";
  if (value instanceof Html) return value.source;
  if (typeof value === "string" || typeof value === "number") return escapeHtml(String(value));
  return value.map(render).join("");
}

interface HtmlPage {
  lang: Locale;
  title: string;
  /** CSS of this page. */
  style: string;
  /** Additional content for the head. */
  head?: Html;
  body: Html;
}

/** A complete HTML page, excluded from search engines. */
export function htmlPage({ lang, title, style, head, body }: HtmlPage): string {
  // No white space around the CSS: a policy may contain its hash.
  const styleElement = new Html(`<style>${style}</style>`);
  const root = new Html(`<html lang="${lang}"${TYPOGRAPHY[lang].direction === "rtl" ? ' dir="rtl"' : ""}>`);
  const page = html`<!doctype html>
    ${root}
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        ${styleElement} ${head ?? null}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
  return page.source;
}
