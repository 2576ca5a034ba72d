import { dayAfter } from "../shared/date-format";
import { startOfDay } from "../shared/time-zone";
import type { PageFile, RoomFile, SliderFile } from "./format";
import type { ContentFolder } from "./read-folder";
import { isPublic, type Schedule } from "./schedule";

/** Omits what isn't published; links to it resolve like links to content missing in a locale. */
export function publicPart(folder: ContentFolder, now: number): ContentFolder {
  const timeZone = folder.hotel?.timeZone;
  const publicOnes = <Entry extends PageFile | RoomFile>(entries: ReadonlyMap<string, Entry>) =>
    new Map(
      [...entries].flatMap(([key, entry]): [string, Entry][] =>
        isPublic(entry, now) ? [[key, withOffersOf(entry, now, timeZone)]] : [],
      ),
    );
  return { ...folder, pages: publicOnes(folder.pages), rooms: publicOnes(folder.rooms) };
}

/** By file, of the pages and rooms and of their offers. */
export function schedulesOf({ pages, rooms, hotel }: ContentFolder): [string, Schedule][] {
  const of = (file: string, entry: PageFile | RoomFile) =>
    [entry, ...offersIn(entry).map((offer) => scheduleOf(offer, hotel?.timeZone))].map(
      (schedule): [string, Schedule] => [file, schedule],
    );
  return [
    ...[...pages].flatMap(([key, page]) => of(`pages/${key}.json`, page)),
    ...[...rooms].flatMap(([key, room]) => of(`rooms/${key}.json`, room)),
  ];
}

type Offer = NonNullable<SliderFile["slides"][number]["offer"]>;

/** Without the slides of offers that have not begun or have ended; the same object if there are none. */
function withOffersOf<Entry extends PageFile | RoomFile>(
  entry: Entry,
  now: number,
  timeZone: string | null | undefined,
): Entry {
  const isShown = (offer: Offer | undefined) =>
    offer === undefined || isPublic(scheduleOf(offer, timeZone), now);
  if (offersIn(entry).every(isShown)) return entry;
  const sliders = entry.sliders?.flatMap((slider) => {
    const slides = slider.slides.filter(({ offer }) => isShown(offer));
    return slides.length === 0 ? [] : [{ ...slider, slides }];
  });
  return { ...entry, sliders };
}

function offersIn({ sliders = [] }: PageFile | RoomFile): Offer[] {
  return sliders.flatMap(({ slides }) => slides.flatMap(({ offer }) => offer ?? []));
}

/** From the start of its first day to the end of its last one. */
function scheduleOf({ firstDay, lastDay }: Offer, timeZone: string | null | undefined): Schedule {
  return {
    publishAt: firstDay && startOfDay(firstDay, timeZone),
    unpublishAt: lastDay && startOfDay(dayAfter(lastDay), timeZone),
  };
}
