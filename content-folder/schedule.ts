import { string } from "yup";

/** When a page or a room comes to the site, and when it leaves it; as instants with their offset. */
export interface Schedule {
  publishAt?: string | null;
  unpublishAt?: string | null;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The fields of a file that hold them. */
export const scheduleFields = { publishAt: instant(), unpublishAt: instant() };

/** Whether something is on the site at a time, in milliseconds. */
export function isPublic({ publishAt, unpublishAt }: Schedule, now: number): boolean {
  return !(publishAt && Date.parse(publishAt) > now) && !(unpublishAt && Date.parse(unpublishAt) <= now);
}

/** The next time at which something comes or leaves, in milliseconds, and the files that say so. */
export interface NextChange {
  at: number;
  files: string[];
}

/** `schedules` by file; undefined: nothing comes or leaves any more. */
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
