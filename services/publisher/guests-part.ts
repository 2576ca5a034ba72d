import type { Locale } from "../../shared/locales";
import { html, type Html } from "../../toolkit/html";
import type { VisitReport } from "../../toolkit/visit-report";
import { definition, type Shell } from "./page-shell";

const ENGINES: Readonly<Record<string, string>> = {
  chromium: "Chromium",
  gecko: "Gecko (Firefox)",
  webkit: "WebKit (Safari)",
};

type Page = VisitReport["pages"][number];
type Fault = VisitReport["faults"][number];

/** What guests' browsers measured, by page, and what failed. */
export function guestsPart(shell: Shell, { days, pages, faults }: VisitReport): Html {
  const { messages } = shell;
  if (pages.length + faults.length === 0) return html`<p>${messages.noVisits}</p>`;
  const routes = [...new Set(pages.map(({ route }) => route))];
  const isError = ({ kind }: Fault) => kind === "error";
  return html`<p>${messages.guestsDays.replace("{count}", String(days))}</p>
    <details id="guests-pages">
      <summary>${messages.pages}: ${routes.length}</summary>
      ${routes.map(
        (route) =>
          html`<h3>${pageName(route)}</h3>
            <dl>
              ${pages.filter((page) => page.route === route).map((page) => measuredPage(shell, page))}
            </dl>`,
      )}
    </details>
    ${faultList(shell, "errors", messages.scriptErrors, faults.filter(isError))}
    ${faultList(
      shell,
      "reports",
      messages.browserReports,
      faults.filter((fault) => !isError(fault)),
    )}`;
}

function measuredPage({ messages, locale }: Shell, page: Page): Html {
  const device = page.device === "phone" ? messages.phone : messages.otherDevice;
  return definition(
    `${engineName(page.engine, messages)}, ${device}`,
    html`${messages.visits}: ${page.visits} · LCP ${inSeconds(page.LCP, locale)} · INP
    ${inMilliseconds(page.INP, locale)} · CLS ${score(page.CLS, locale)}`,
  );
}

function faultList(shell: Shell, id: string, title: string, faults: readonly Fault[]): Html | null {
  if (faults.length === 0) return null;
  return html`<details id="guests-${id}">
    <summary>${title}: ${faults.reduce((sum, { count }) => sum + count, 0)}</summary>
    <dl>
      ${faults.map(({ kind, route, engine, line, count }) =>
        definition(
          `${count} × ${kind === "error" ? "" : `${kind} `}${line}`,
          html`${pageName(route)}, ${engineName(engine, shell.messages)}`,
        ),
      )}
    </dl>
  </details>`;
}

function engineName(engine: string, messages: Shell["messages"]): string {
  return ENGINES[engine] ?? messages.otherEngine;
}

/** A link, unless it represents several pages. */
function pageName(route: string): Html {
  return route.startsWith("/")
    ? html`<a href="${encodeURI(route)}"><bdi>${route}</bdi></a>`
    : html`<bdi>${route}</bdi>`;
}

function inSeconds(milliseconds: number | null, locale: Locale): string {
  return milliseconds === null ? "–" : withUnit(milliseconds / 1_000, "second", 1, locale);
}

function inMilliseconds(milliseconds: number | null, locale: Locale): string {
  return milliseconds === null ? "–" : withUnit(milliseconds, "millisecond", 0, locale);
}

function withUnit(value: number, unit: string, digits: number, locale: Locale): string {
  const options = { style: "unit", unit, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, options).format(value);
}

function score(value: number | null, locale: Locale): string {
  return value === null ? "–" : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}
