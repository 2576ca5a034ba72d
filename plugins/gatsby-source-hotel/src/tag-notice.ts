import escapeHtml from "escape-html";
import { messagesOf } from "../../../languages/messages-of";
import { fillMessage } from "../../../languages/fill-message";
import { TAG_MESSAGES } from "../../../languages/tag-messages";
import type { Locale } from "../../../shared/locales";
import { encodePath } from "../../../shared/paths";
import { type Kept, type VendorCookie, VENDOR_COOKIES } from "../../../shared/tags/cookies";
import { CONSENT_HASH, needsConsent, serviceName, type Tag } from "../../../shared/tags/tags";

const COMMON_MESSAGES = messagesOf("common");

type Words = (typeof TAG_MESSAGES)[Locale];

/** Builds the cookies page's section on configured services: name, purpose and retention of everything they store. */
export function tagNotice(tags: readonly Tag[], locale: Locale, cookiesPath: string) {
  const words = TAG_MESSAGES[locale];
  const asked = tags.filter(needsConsent);
  const unasked = tags.filter((tag) => !needsConsent(tag)).map(serviceName);
  const parts = [
    ...(asked.length > 0
      ? [paragraph(words.table.intro), purposesOf(asked, words), tableOf(asked, words, locale)]
      : []),
    ...(unasked.length > 0
      ? [
          paragraph(
            fillMessage(words.table.withoutConsent, {
              names: unasked.join(COMMON_MESSAGES[locale].comma),
            }),
          ),
        ]
      : []),
    ...(asked.length > 0
      ? [`<p><a href="${encodePath(cookiesPath)}${CONSENT_HASH}">${escapeHtml(words.table.change)}</a></p>`]
      : []),
  ];
  return { key: "TAGS", title: words.table.title, content: parts.join("") };
}

/** The footer link that reopens the consent dialog; without scripts it leads to the cookies page, if there is one. */
export function consentMenuItem(locale: Locale, cookiesPath: string | undefined) {
  const page = cookiesPath === undefined ? "" : encodePath(cookiesPath);
  return { url: `${page}${CONSENT_HASH}`, text: TAG_MESSAGES[locale].settings };
}

function purposesOf(tags: readonly Tag[], { purposes }: Words): string {
  const used = [...new Set(tags.map(({ purpose }) => purpose))];
  const items = used.map((purpose) => {
    const { name, text } = purposes[purpose];
    return `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(text)}</li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}

function tableOf(tags: readonly Tag[], words: Words, locale: Locale): string {
  const { table } = words;
  const rows = tags.flatMap((tag) => {
    const service = [serviceName(tag), words.purposes[tag.purpose].name];
    const cookies = VENDOR_COOKIES[tag.vendor];
    if (!cookies) return [row([table.ownNotice, ...service, "–"])];
    return cookies.length === 0
      ? [row([table.nothing, ...service, "–"])]
      : cookies.map((cookie) =>
          row([nameOf(cookie, words), ...service, durationOf(cookie.kept, words, locale)]),
        );
  });
  const head = [table.name, table.service, table.purpose, table.kept].map(
    (name) => `<th>${escapeHtml(name)}</th>`,
  );
  return `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function nameOf({ name, domain, storage }: VendorCookie, { table }: Words): string {
  const place = domain ?? (storage && table.storage);
  return place === undefined ? name : `${name} (${place})`;
}

/** `{ amount: 2, unit: "year" }` → `2 years`, `2 года`. */
function durationOf(kept: Kept, { table }: Words, locale: Locale): string {
  if (typeof kept === "string") return table[kept];
  return new Intl.NumberFormat(locale, { style: "unit", unit: kept.unit, unitDisplay: "long" }).format(
    kept.amount,
  );
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
