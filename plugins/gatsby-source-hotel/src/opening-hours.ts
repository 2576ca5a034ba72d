import escapeHtml from "escape-html";
import type { ApiPage } from "../../../content-api/contract";
import type { PageGroup } from "../../../content-api/model";
import { messagesOf } from "../../../languages/messages-of";
import { fillMessage } from "../../../languages/fill-message";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import { type Day, DAYS, type OpenTimes } from "../../../shared/opening-hours";
import { factsOf } from "./hotel-nodes";
import type { LocaleContext } from "./node-context";

const COMMON_MESSAGES = messagesOf("common");

const MONDAY = "2024-01-01";
/**
 * Intl puts thin spaces around a range's dash; the fonts' main subsets lack this character, so it would load another
 * font.
 */
const THIN_SPACE = "\u2009";

type ApiContent = NonNullable<ApiPage["contents"]>[number];

/** Opening hours of a place, in one language. */
export interface OpeningHours extends OpenTimes {
  name: string;
}

/** Opening hours shown on a page: the content server's if it has any, else the hotel file's. */
export function openingHoursOf(
  { pages }: PageGroup,
  { locale, content, hotel }: LocaleContext,
): OpeningHours[] {
  const paths = [...pages.values()].map(({ path }) => path);
  const said = content.facts.get(locale);
  const { openingHours = [] } = hotel ? factsOf(hotel, locale, said).facts : (said ?? {});
  return openingHours.filter((place) => place.pages?.some((path) => paths.includes(path)));
}

/** Puts opening hours at the start of the page's first facts block, or in a new block at the end if there is none. */
export function withOpeningHours(
  contents: readonly ApiContent[],
  hours: readonly OpeningHours[],
  locale: Locale,
): ApiContent[] {
  if (hours.length === 0) return [...contents];
  const terms = hours.map((place, index) => termOf(place, hours[index - 1]?.name, locale)).join("");
  const facts = contents.find(({ key }) => key.startsWith(CONTENT_KEYS.facts));
  if (!facts) return [...contents, { key: CONTENT_KEYS.facts, content: `<dl>${terms}</dl>` }];
  const said = facts.content?.trim() ?? "";
  const content = said.startsWith("<dl>")
    ? said.replace("<dl>", () => `<dl>${terms}`)
    : `<dl>${terms}</dl>${said}`;
  return contents.map((one) => (one === facts ? { ...facts, content } : one));
}

/** The same, for structured data. */
export function openingHoursSpecification({ days, from, to, season }: OpeningHours) {
  return {
    days: inOrder(days).map((day) => format("en", { weekday: "long" }).format(dateOf(day))),
    opens: from,
    closes: to,
    validFrom: season?.from ?? null,
    validThrough: season?.to ?? null,
  };
}

/** Names a place only once, however many opening times it has. */
function termOf({ name, ...times }: OpeningHours, before: string | undefined, locale: Locale): string {
  const term = name === before ? "" : `<dt>${escapeHtml(name)}</dt>`;
  return `${term}<dd>${escapeHtml(timesIn(times, locale))}</dd>`;
}

/** `19:00–23:00, Tuesday – Sunday, 1 April – 31 October`, in the locale's format. */
export function timesIn({ days, from, to, season }: OpenTimes, locale: Locale): string {
  const open = inOrder(days);
  const weekday = format(locale, { weekday: "long" });
  const ranges = runsOf(open).flatMap((run) => {
    const [first, last] = [run.at(0), run.at(-1)];
    return first && last && run.length > 2
      ? weekday.formatRange(dateOf(first), dateOf(last))
      : run.map((day) => weekday.format(dateOf(day)));
  });
  const seasonal = format(locale, { day: "numeric", month: "long" });
  return [
    hoursIn(from, to, locale),
    ...(open.length < DAYS.length ? [new Intl.ListFormat(locale).format(ranges)] : []),
    ...(season ? [seasonal.formatRange(new Date(season.from), new Date(season.to))] : []),
  ]
    .join(COMMON_MESSAGES[locale].comma)
    .replaceAll(THIN_SPACE, " ");
}

/** `19:00–23:00 Uhr`: the range in the locale's format, each hour in the site's. */
function hoursIn(from: string, to: string, locale: Locale): string {
  const range = format(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return range
    .formatRange(new Date(`${MONDAY}T${from}Z`), new Date(`${MONDAY}T${to}Z`))
    .replace(/(\d+):(\d+)/g, (_written, hour: string, minute: string) =>
      fillMessage(COMMON_MESSAGES[locale].hour, { hour, minute }),
    );
}

/** Sorted from Monday to Sunday; all days if none are given. */
function inOrder(days: readonly Day[] | null | undefined): Day[] {
  return DAYS.filter((day) => !days?.length || days.includes(day));
}

/** Groups consecutive days: Monday, Wednesday to Sunday → two runs. */
function runsOf(days: readonly Day[]): Day[][] {
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && DAYS.indexOf(day) === DAYS.indexOf(run.at(-1) ?? day) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** A date that falls on this weekday. */
function dateOf(day: Day): Date {
  return new Date(Date.parse(MONDAY) + DAYS.indexOf(day) * 86_400_000);
}

/** Cached, because creating a formatter takes longer than all the formatting in a build. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const made =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, { ...options, timeZone: "UTC" });
  formats.set(key, made);
  return made;
}
