import { TYPOGRAPHY } from "../../languages/typography-table";
import type { Locale } from "../../shared/locales";
import { html, Html, htmlPage } from "../../toolkit/html";
import type { ThemeColors } from "../../toolkit/theme-colors";
import { type MailFonts, SYSTEM_FONTS } from "./mail-fonts";
import type { Fact, MailPart } from "./mail-parts";

interface MailPage {
  locale: Locale;
  subject: string;
  /** What lists of mails show beside the subject. */
  preheader: string;
  heading: string;
  parts: readonly MailPart[];
}

/** How the hotel's mails look, and what their head leads to. */
interface MailLook {
  hotel: string;
  homeUrl: string;
  light: ThemeColors;
  /** For readers who prefer dark pages, and for the sender's details. */
  dark: ThemeColors;
  fonts: MailFonts;
}

/** Keeps programs from filling a short preheader with the mail's first lines. */
const FILLER = new Html("&#847;&zwnj;&nbsp;".repeat(60));
const MAX_WIDTH = 600;

/**
 * The page of a mail. Programs differ: Outlook for Windows lays out tables alone, some drop the style sheet or
 * the attributes of the root, so that what matters is repeated inline, in the light colours.
 */
export function mailPage(page: MailPage, look: MailLook): string {
  const { locale, subject, preheader, heading, parts } = page;
  const { hotel, homeUrl, light, fonts } = look;
  const isRtl = TYPOGRAPHY[locale].direction === "rtl";
  const text = `color:${light.fg};font:normal 17px/1.6 ${fonts.text};`;
  const display = `margin:0;color:${light.fg};font-family:${fonts.display};font-weight:normal;`;
  const inBody = parts.filter(({ kind }) => kind !== "sender");
  return htmlPage({
    lang: locale,
    title: subject,
    style: styleOf(look),
    head: html`<meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no,date=no,address=no" />
      ${new Html(`<style>@media screen{${fonts.faces}}</style>${OUTLOOK_FONTS}`)}`,
    body: html`<div
      class="ground"
      role="article"
      aria-label="${subject}"
      lang="${locale}"
      dir="${isRtl ? "rtl" : "ltr"}"
      style="${text}background-color:${light.bg};"
    >
      <div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${preheader}${FILLER}</div>
      ${OUTLOOK_WIDTH}
      ${table(
        html`<tr>
            <td class="fg" style="padding:40px 24px 0;${text}">
              <p class="fg" style="${display}font-size:24px;line-height:1.2;">
                <a class="fg" href="${homeUrl}" style="color:${light.fg};text-decoration:none;">${hotel}</a>
              </p>
            </td>
          </tr>
          <tr>
            <td style="padding:32px 24px 24px;">
              <h1 class="fg" style="${display}font-size:36px;line-height:1.15;overflow-wrap:break-word;">
                ${heading}
              </h1>
            </td>
          </tr>
          ${inBody.map(
            (part) =>
              html`<tr>
                <td class="fg" style="padding:0 24px 24px;${text}overflow-wrap:anywhere;">
                  ${bodyPart(part, look, isRtl)}
                </td>
              </tr>`,
          )}
          ${parts.map((part) => part.kind === "sender" && senderRow(part, look))}`,
        `max-width:${MAX_WIDTH}px;margin:0 auto;`,
        isRtl,
      )}
      ${OUTLOOK_WIDTH_END}
    </div>`,
  });
}

/** Outlook orders a table's cells by the table's own direction, ignoring that of its parents. */
function table(rows: Html, style: string, isRtl: boolean): Html {
  return html`<table
    role="presentation"
    dir="${isRtl ? "rtl" : "ltr"}"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${style}"
  >
    ${rows}
  </table>`;
}

function bodyPart(part: MailPart, look: MailLook, isRtl: boolean): Html | null {
  const { light, fonts } = look;
  switch (part.kind) {
    case "text":
      return html`<p style="margin:0;">${inLines(part.text)}</p>`;
    case "words":
      // A cell, because Outlook gives a paragraph no padding.
      return table(
        html`<tr>
          <td class="words fg" style="padding:16px 20px;border:1px solid ${light.field};">
            <p dir="auto" style="margin:0;font:normal 17px/1.6 ${fonts.text};">${inLines(part.text)}</p>
          </td>
        </tr>`,
        "",
        isRtl,
      );
    case "button":
      return html`${button(part, light, fonts, isRtl)} ${part.plain && spelledOut(part.url, light)}`;
    case "link":
      return html`<p style="margin:0;">
        ${part.text} <a class="link" href="${part.url}" style="color:${light.link};">${part.label}</a>
      </p>`;
    case "facts":
      return html`${part.intro !== undefined && html`<p style="margin:0 0 8px;">${part.intro}</p>`}
      ${table(html`${part.facts.map((fact) => factRow(fact, look, isRtl))}`, "", isRtl)}`;
    case "rule":
      return html`<hr style="margin:0;border:0;border-top:2px solid ${light.field};" />`;
    case "sender":
      return null;
  }
}

/** Its cell is padded, because Outlook gives a link no padding; one corner is round, as on the site. */
function button(
  { label, url }: Extract<MailPart, { kind: "button" }>,
  light: ThemeColors,
  fonts: MailFonts,
  isRtl: boolean,
): Html {
  const corner = isRtl ? "border-radius:0 0 0 18px;" : "border-radius:0 0 18px 0;";
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        class="button"
        bgcolor="${light.action}"
        style="${corner}background-color:${light.action};mso-padding-alt:16px 28px;"
      >
        <a
          class="button-text"
          href="${url}"
          style="display:inline-block;padding:16px 28px;${corner}color:${
            light["action.fg"]
          };font:normal 17px/1.3 ${fonts.text};text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

/** For programs in which a button can't be pressed, and for readers who look where it leads. */
function spelledOut(url: string, light: ThemeColors): Html {
  return html`<p dir="ltr" style="margin:16px 0 0;font-size:14px;line-height:1.5;word-break:break-all;">
    <a class="link" href="${url}" style="color:${light.link};">${url}</a>
  </p>`;
}

function factRow({ label, value, url }: Fact, { light, fonts }: MailLook, isRtl: boolean): Html | false {
  const cell = `padding:10px ${isRtl ? "0 10px 12px" : "12px 10px 0"};border-bottom:1px solid ${light.border};font:normal 17px/1.5 ${fonts.text};`;
  const said = html`<span dir="auto">${value}</span>`;
  return (
    value !== null &&
    html`<tr>
      <td class="line muted" width="42%" valign="top" style="${cell}color:${light["fg.muted"]};">${label}</td>
      <td class="line fg" valign="top" style="${cell}color:${light.fg};overflow-wrap:anywhere;">
        ${
          url === undefined
            ? said
            : html`<a class="link" href="${url}" style="color:${light.link};">${said}</a>`
        }
      </td>
    </tr>`
  );
}

/** The end of a mail is night, as that of the site's pages. */
function senderRow(
  { legalName, address, email }: Extract<MailPart, { kind: "sender" }>,
  { dark, fonts }: MailLook,
): Html {
  return html`<tr>
    <td
      class="sender"
      bgcolor="${dark.bg}"
      style="padding:28px 24px;background-color:${dark.bg};color:${
        dark["fg.muted"]
      };font:normal 15px/1.6 ${fonts.text};"
    >
      <span dir="auto">${legalName}</span><br /><span dir="auto">${address}</span><br />
      <a href="mailto:${email}" style="color:${dark.link};">${email}</a>
    </td>
  </tr>`;
}

function inLines(text: string): Html {
  const [first = "", ...others] = text.split("\n");
  return html`${first}${others.map((line) => html`<br />${line}`)}`;
}

/** Outlook for Windows shows Times where the first font of a list is an embedded one. */
const OUTLOOK_FONTS = `<!--[if mso]><style>p,td,a{font-family:${SYSTEM_FONTS.text}!important}h1{font-family:${SYSTEM_FONTS.display}!important}</style><![endif]-->`;

/** It knows no largest width either. */
const OUTLOOK_WIDTH = new Html(
  `<!--[if mso]><table role="presentation" width="${MAX_WIDTH}" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
);
const OUTLOOK_WIDTH_END = new Html("<!--[if mso]></td></tr></table><![endif]-->");

/** The dark colours; the second rules are for Outlook's own dark pages, which mark what they changed. */
function styleOf({ light, dark }: MailLook): string {
  const rules: [selector: string, property: string, value: string][] = [
    [".ground", "background-color", dark.bg],
    [".fg", "color", dark.fg],
    [".muted", "color", dark["fg.muted"]],
    [".link", "color", dark.link],
    [".button", "background-color", dark.action],
    [".button-text", "color", dark["action.fg"]],
    [".line,.words", "border-color", dark.field],
    [".sender", "border-top", `1px solid ${dark.field}`],
  ];
  const darkRules = (...marks: string[]) =>
    rules
      .map(([selector, property, value]) => {
        const marked = marks.flatMap((mark) => selector.split(",").map((one) => `${mark}${one}`));
        return `${marked.join()}{${property}:${value}!important}`;
      })
      .join("");
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}body{margin:0;padding:0;background:${light.bg}}
@media (prefers-color-scheme:dark){body{background:${dark.bg}}${darkRules("")}}
${darkRules("[data-ogsc] ", "[data-ogsb] ")}`;
}
