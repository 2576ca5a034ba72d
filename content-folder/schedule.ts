import { string } from "yup";

/** When a page or room is published and unpublished, as instants with their offset. */
export interface Schedule {
  publishAt?: string | null;
  unpublishAt?: string | null;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The schedule fields of a file. */
export const scheduleFields = { publishAt: instant(), unpublishAt: instant() };

/** True if something is published at a time, in milliseconds. */
export function isPublic({ publishAt, unpublishAt }: Schedule, now: number): boolean {
  return !(publishAt && Date.parse(publishAt) > now) && !(unpublishAt && Date.parse(unpublishAt) <= now);
}

/** When something is next published or unpublished, in milliseconds, and the files concerned. */
export interface NextChange {
  at: number;
  files: string[];
}

/** `schedules` by file; undefined if nothing is due any more. */
export function nextChange(schedules: Iterable<[string, Schedule]>, now: number): NextChange | undefined {
  let next: NextChange | undefined;
  for (const [file, { publishAt, unpublishAt }] of schedules) {
    for (const time of [publishAt, unpublishAt]) {
      const at = time ? Date.parse(time) : 0;
      if (at <= now || (next && at > next.at)) continue;
      if (at === next?.at) next.files.push(file);
      else next = { at, files: [file] };
    }
  }
  return next;
}

/** The longest delay of a Node timer; longer waits are repeated. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls back at a time in milliseconds, however far away it is; returns a function that cancels it. */
export function callAt(at: number, callback: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const left = at - Date.now();
    timer = setTimeout(left > LONGEST_TIMER ? wait : callback, Math.min(Math.max(left, 0), LONGEST_TIMER));
    timer.unref();
  };
  wait();
  return () => clearTimeout(timer);
}

function instant() {
  return string()
    .strict(true)
    .typeError("must be a text")
    .test(
      "instant",
      ({ value }) => `must be a time with its offset, such as 2026-12-01T09:00+03:00: ${String(value)}`,
      (value) => value === undefined || (INSTANT.test(value) && !Number.isNaN(Date.parse(value))),
    );
}
