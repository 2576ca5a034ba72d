"use client";
import { ServerFunctionsContext, useConfig, useServerFunctions } from "@payloadcms/ui";
import { type PropsWithChildren, useEffect, useMemo } from "react";
import { useDeskTexts } from "./desk-texts";

/** Rejects schedules for a time in the past, such as last midnight, and opens the list of times at the hotel's hour. */
export function PlannedTime({ children }: PropsWithChildren) {
  const functions = useServerFunctions();
  const { planning: say } = useDeskTexts();
  const { config } = useConfig();
  const { defaultTimezone: timeZone } = config.admin.timezones;

  const checked = useMemo<typeof functions>(
    () => ({
      ...functions,
      schedulePublish: async (plan) => {
        if (plan.date !== undefined && plan.date.getTime() <= Date.now()) throw new Error(say.past);
        return functions.schedulePublish(plan);
      },
    }),
    [functions, say.past],
  );

  useEffect(() => {
    let shown: Element | null = null;
    const changes = new MutationObserver(() => {
      const list = document.querySelector(".schedule-publish .react-datepicker__time-list");
      if (list !== shown && list !== null) openAt(list, timeOfDay(timeZone));
      shown = list;
    });
    changes.observe(document.body, { subtree: true, childList: true });
    return () => changes.disconnect();
  }, [timeZone]);

  return <ServerFunctionsContext value={checked}>{children}</ServerFunctionsContext>;
}

/** `16:30` in a time zone, now. */
function timeOfDay(timeZone: string | undefined): string {
  const format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
  return new Intl.DateTimeFormat("en-GB", format).format();
}

/** Scrolls a list of times to one of them, unless one is already selected. */
function openAt(list: Element, time: string): void {
  if (list.querySelector("[aria-selected=true]") !== null) return;
  const row = [...list.children].find(({ textContent }) => textContent?.trim() === time);
  if (row === undefined) return;
  // After the list itself has scrolled to this computer's hour.
  requestAnimationFrame(() => {
    list.scrollTop += row.getBoundingClientRect().top - list.getBoundingClientRect().top;
  });
}
