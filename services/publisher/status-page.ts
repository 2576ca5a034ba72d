import { LOCALES, type Locale } from "../../shared/locales";
import { type ContentReport, LEVELS, type ReportItem } from "../content-report/report";
import { html, type Html } from "../../toolkit/html";
import type { VisitReport } from "../../toolkit/visit-report";
import { guestsPart } from "./guests-part";
import { definition, pageShell, type Shell } from "./page-shell";
import type { BuildStatus, PublisherStatus, RunningStatus } from "./status";

/** Maximum links shown next to a build, and per kind and locale in its details. */
const SHOWN_LINKS = 6;
const LISTED_LINKS = 100;

/** The editors' page: what is running, the releases, the latest builds, what the content lacks, and what guests live through. */
export function statusPage(
  shell: Shell,
  status: PublisherStatus,
  { report, visits }: { report: ContentReport | undefined; visits: VisitReport | undefined },
): string {
  const { messages } = shell;
  return pageShell(
    shell,
    html`<section aria-labelledby="now" aria-live="polite">
        <h2 id="now">${messages.now}</h2>
        ${status.running ? runningPart(shell, status.running) : html`<p>${messages.idle}</p>`}
        ${status.waiting && html`<p>${count(messages.waiting, String(status.waiting.calls))}</p>`}
      </section>
      <section aria-labelledby="releases">
        <h2 id="releases">${messages.releases}</h2>
        ${releaseList(shell, status)}
      </section>
      <section aria-labelledby="builds">
        <h2 id="builds">${messages.builds}</h2>
        ${
          status.builds.length === 0
            ? html`<p>${messages.noBuilds}</p>`
            : status.builds.map((build) => buildPart(shell, build))
        }
      </section>
      <section aria-labelledby="report">
        <h2 id="report">${messages.report}</h2>
        ${report ? reportPart(shell, report) : html`<p>${messages.noReport}</p>`}
      </section>
      ${
        visits
          ? html`<section aria-labelledby="guests">
              <h2 id="guests">${messages.guests}</h2>
              ${guestsPart(shell, visits)}
            </section>`
          : null
      }
      <form class="sign-out" method="post" action="/hooks/sign-out?lang=${shell.locale}">
        <button>${messages.signOut}</button>
      </form>`,
  );
}

function runningPart(
  { messages, locale }: Shell,
  { step, inStep, waitingFor, progress, line }: RunningStatus,
): Html {
  const value = progress === null ? null : html` value="${progress.toFixed(2)}"`;
  return html`<p><strong>${messages.running}</strong>${step && html`: ${messages[`step.${step}`]}`}</p>
    <p aria-live="off">${count(messages.stepSince, seconds(inStep, locale))}</p>
    ${waitingFor !== null && html`<p>${messages.waitingFor}: <code>${waitingFor}</code></p>`}
    <progress aria-label="${messages.progress}" max="1" ${value}></progress>
    ${waitingFor === null && html`<p class="muted" aria-live="off">${line}</p>`}`;
}

function releaseList(shell: Shell, { releases }: PublisherStatus): Html {
  const { messages, locale } = shell;
  if (releases.length === 0) return html`<p>${messages.noReleases}</p>`;
  const live = releases.findIndex((release) => release.live);
  return html`<ul>
    ${releases.map(
      ({ id, made }, index) =>
        html`<li>
          <span>${time(made, locale)} <code>${id}</code></span>
          ${
            index === live
              ? html`<strong>${messages.live}</strong>`
              : html`<form method="post" action="/hooks/rollback?lang=${locale}">
                  <button name="release" value="${id}">
                    ${index > live ? messages.rollBack : messages.makeLive}
                  </button>
                </form>`
          }
        </li>`,
    )}
  </ul>`;
}

function buildPart(shell: Shell, build: BuildStatus): Html {
  const { messages, locale } = shell;
  const { id, state, started, duration, pages, changes, failure, warnings } = build;
  const counts = changes
    ? (["added", "changed", "removed"] as const).map((kind) => {
        const number = Object.values(changes[kind]).flat().length;
        return number > 0 && html`<span>${messages[kind]}: ${number}</span> `;
      })
    : null;
  return html`<details id="build-${id}">
      <summary>
        <strong class="${state}">${messages[`state.${state}`]}</strong>
        ${started && time(started, locale)} ${counts}
      </summary>
      <dl>
        ${duration !== null && definition(messages.duration, html`${count(messages.seconds, seconds(duration, locale))}`)}
        ${pages !== null && definition(messages.pages, html`${pages}`)}
        ${failure && definition(`${messages.failedStep}: ${messages[`step.${failure.step}`]}`, html`<pre dir="auto">${failure.message}</pre>`)}
        ${warnings.length > 0 && definition(messages.warnings, html`<pre dir="auto">${warnings.join("\n")}</pre>`)}
        ${
          changes &&
          (["added", "changed", "removed"] as const).map((kind) =>
            LOCALES.map((language) => changedPages(shell, kind, language, changes[kind][language] ?? [])),
          )
        }
      </dl>
      <p><a href="/hooks/log/${id}">${messages.log}</a></p>
    </details>
    ${livePart(shell, build)}`;
}

/** What editors look for after saving: how long it took to go live, and where to see it. */
function livePart({ messages, locale }: Shell, { liveAfter, changes }: BuildStatus): Html | null {
  if (liveAfter === null || !changes) return null;
  const pages = LOCALES.flatMap((language) =>
    [...(changes.added[language] ?? []), ...(changes.changed[language] ?? [])].map((path) => ({
      language,
      path,
    })),
  );
  const more = pages.length - SHOWN_LINKS;
  return html`<p>
    ${count(messages.liveAfter, seconds(liveAfter, locale))}${pages.length > 0 && ": "}
    ${pages.slice(0, SHOWN_LINKS).map(({ language, path }) => pageLink(path, language))}
    ${more > 0 && html`<span class="muted">${count(messages.more, String(more))}</span>`}
  </p>`;
}

function pageLink(path: string, language: Locale): Html {
  return html`<a href="${encodeURI(path)}" hreflang="${language}"><bdi>${path}</bdi></a> `;
}

function changedPages(
  { messages }: Shell,
  kind: "added" | "changed" | "removed",
  language: Locale,
  paths: readonly string[],
): Html | null {
  if (paths.length === 0) return null;
  const more = paths.length - LISTED_LINKS;
  return definition(
    `${messages[kind]} (${language.toUpperCase()}): ${paths.length}`,
    html`<ul>
      ${paths.slice(0, LISTED_LINKS).map((path) => html`<li>${pageLink(path, language)}</li>`)}
      ${more > 0 && html`<li>…</li>`}
    </ul>`,
  );
}

function reportPart(shell: Shell, { items }: ContentReport): Html {
  const { messages } = shell;
  if (items.length === 0) return html`<p>${messages.reportEmpty}</p>`;
  return html`${LEVELS.map((level) => {
    const found = items.filter((item) => item.level === level);
    if (found.length === 0) return null;
    return html`<details id="report-${level}">
      <summary>${messages[`level.${level}`]}: ${found.length}</summary>
      ${LOCALES.map((locale) =>
        reportTable(
          shell,
          locale,
          found.filter((item) => item.locale === locale),
        ),
      )}
    </details>`;
  })}`;
}

function reportTable({ messages }: Shell, locale: Locale, items: readonly ReportItem[]): Html | null {
  if (items.length === 0) return null;
  return html`<h3>${locale.toUpperCase()}</h3>
    <dl>
      ${items.map(({ kind, page, detail }) =>
        definition(
          messages[`kind.${kind}`],
          html`<a href="${encodeURI(page)}"><bdi>${page}</bdi></a> <bdi>${detail}</bdi>`,
        ),
      )}
    </dl>`;
}

function time(iso: string, locale: Locale): Html {
  const text = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
  return html`<time datetime="${iso}">${text}</time>`;
}

function count(message: string, number: string): string {
  return message.replace("{count}", number);
}

/** Formats milliseconds as seconds with one decimal: `2.8`, `2,8`. */
function seconds(milliseconds: number, locale: Locale): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(locale, digits).format(milliseconds / 1_000);
}
