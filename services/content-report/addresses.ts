import { parseLink, type SiteLinks } from "../../content-api/links";
import type { SiteContent } from "../../content-api/model";
import { LOCALES } from "../../shared/locales";
import type { Finding } from "./report";
import type { Subject } from "./subjects";

/** Finds links and menu entries whose page does not exist. File URLs are not pages. */
export function deadLinkFindings(
  subjects: readonly Subject[],
  menus: SiteContent["menus"],
  { origins, pageAt }: SiteLinks,
): Finding[] {
  const isDead = (url: string) => {
    const link = parseLink(url, origins);
    if (link === null || link.kind === "other" || /\.\w+$/.test(link.path)) return false;
    return link.kind === "refused" || pageAt(link.path) === undefined;
  };
  const links = subjects.flatMap(({ locale, path, links: all }) =>
    all
      .filter(({ url }) => isDead(url))
      .map(({ field, url }): Finding => ({
        kind: "dead-link",
        locale,
        page: path,
        detail: `${field}: ${url}`,
      })),
  );
  const entries = menus.flatMap(({ locale, menus: all }) =>
    all.flatMap(({ type, items }) =>
      items
        .filter(({ url }) => isDead(url))
        .map(({ url, text, section }): Finding => ({
          kind: "dead-menu-entry",
          locale,
          page: url,
          detail: `${type} ${section}: “${text}”`,
        })),
    ),
  );
  return [...links, ...entries];
}

/** Finds pages missing in a locale, and hreflang links that the other page does not return. */
export function translationFindings(families: readonly Subject[][]): Finding[] {
  const subjects = families.flat();
  const byPath = new Map(subjects.map((subject) => [subject.path, subject]));
  const missing = families.flatMap((family): Finding[] => {
    const [first] = family;
    if (!first) return [];
    return LOCALES.filter((locale) => !family.some((subject) => subject.locale === locale)).map((locale) => ({
      kind: "missing-translation",
      locale,
      page: first.path,
      detail: first.title,
    }));
  });
  const oneWay = subjects.flatMap(({ locale, path, alternates }) =>
    alternates
      .filter((alternate) => alternate !== path && !byPath.get(alternate)?.alternates.includes(path))
      .map((alternate): Finding => ({ kind: "one-way-hreflang", locale, page: path, detail: alternate })),
  );
  return [...missing, ...oneWay];
}

/** Finds pages whose URL differs from the previous report. */
export function changedSlugFindings(
  subjects: readonly Subject[],
  before: Readonly<Record<string, string>>,
): Finding[] {
  return subjects.flatMap((subject): Finding[] => {
    const old = before[addressKey(subject)];
    if (old === undefined || old === subject.path) return [];
    return [
      {
        kind: "changed-slug",
        locale: subject.locale,
        page: subject.path,
        detail: `${old} → ${subject.path}`,
      },
    ];
  });
}

/** Identifies a page in one locale across reports: `tr page-12`. */
export function addressKey({ locale, key }: Pick<Subject, "locale" | "key">): string {
  return `${locale} ${key}`;
}
