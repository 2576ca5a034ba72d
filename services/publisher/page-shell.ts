import { LOCALES, type Locale } from "../../shared/locales";
import { FONTS } from "./fonts";
import { html, type Html, htmlPage } from "../../toolkit/html";
import type { MessagesOf } from "../../languages/messages-of";
import type { ThemeColors } from "../../toolkit/theme-colors";

const FONT_FACES = FONTS.map(({ rule }) => rule).join("");

export interface Shell {
  locale: Locale;
  messages: MessagesOf<"publisher">;
  /** The page's own title. */
  title: string;
  /** The hotel's name. */
  hotel: string;
  colors: ThemeColors;
}

/** A complete page around its main part, in one locale, with links to the others. */
export function pageShell({ locale, messages, title, hotel, colors }: Shell, main: Html): string {
  const variables = Object.entries(colors).map(([name, value]) => `--${name.replace(".", "-")}:${value}`);
  return htmlPage({
    lang: locale,
    title: `${title} · ${hotel}`,
    style: `${FONT_FACES}:root{${variables.join(";")}}`,
    head: html`<link rel="icon" href="data:," />
      <link rel="stylesheet" href="/hooks/page.css" />
      <script type="module" src="/hooks/page.js"></script>`,
    body: html`<header>
        <p>${hotel}</p>
        <nav aria-label="${messages.languages}">${LOCALES.map((other) => languageLink(other, locale))}</nav>
      </header>
      <main>
        <h1>${title}</h1>
        ${main}
      </main>`,
  });
}

/** A term of a list of definitions, and what it means. */
export function definition(term: string, value: Html): Html {
  return html`<dt>${term}</dt>
    <dd>${value}</dd>`;
}

function languageLink(locale: Locale, current: Locale): Html {
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(locale) ?? locale;
  const title = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  const mark = locale === current ? html` aria-current="page"` : null;
  return html`<a href="/hooks?lang=${locale}" lang="${locale}" hreflang="${locale}" ${mark}>${title}</a> `;
}
