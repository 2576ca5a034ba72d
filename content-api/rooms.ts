import type { Locale } from "../shared/locales";
import { SLUG_PATTERN } from "../shared/paths";
import { ROOMS_PARENT } from "../shared/routes";
import type { ApiRoom } from "./contract";
import type { Loading } from "./loading";
import { warnOfCall } from "./log";
import { type FoundRoom, pageOf, type PageGroup } from "./model";
import { pathFault } from "./path-fault";

interface LoadRoomsOptions extends Loading {
  groups: readonly PageGroup[];
}

/** Loads the rooms of one locale with all their details, in the API's order. */
export async function loadRooms(locale: Locale, options: LoadRoomsOptions): Promise<FoundRoom[]> {
  const { groups, calls, loader, log, fail } = options;

  const list = await loader.loadList(calls.rooms(locale));
  if (list.state !== "found") {
    const reason = list.state === "failed" ? list.reason : `GET ${calls.rooms(locale).path} (status 404).`;
    warnOfCall(log, `${reason} The site is built without the rooms in ${locale}, and without links to them.`);
    return [];
  }

  const parent = pageOf(groups, ROOMS_PARENT, locale)?.path;
  if (parent === undefined) {
    if (list.answer.length > 0)
      log.warn(`There is no page ${ROOMS_PARENT} in ${locale}: its rooms are left out.`);
    return [];
  }

  const rooms = await Promise.all(list.answer.map((listed) => loadDetails(listed)));
  return rooms
    .filter((room) => room !== null)
    .map((answer) => ({ locale, path: `${parent}/${answer.slug}`, answer }));

  async function loadDetails(listed: ApiRoom): Promise<ApiRoom | null> {
    if (listed.slug !== "") return isUsable(listed) ? loadBySlug(listed) : null;
    const room = await loadById(listed.id);
    return room !== null && isUsable(room) ? room : null;
  }

  function isUsable({ id, slug }: ApiRoom): boolean {
    const isSlug = SLUG_PATTERN.test(slug);
    const reason = isSlug ? pathFault(`${parent}/${slug}`) : "letters, digits, - and _ make one";
    if (reason === null) return true;
    warnOfCall(
      log,
      `GET ${calls.rooms(locale).path}: room ${id} has no usable slug in ${locale} (${JSON.stringify(slug)}: ${reason}). It is left out.`,
    );
    return false;
  }

  async function loadBySlug({ id, slug }: ApiRoom): Promise<ApiRoom | null> {
    const loaded = await loader.load(calls.roomBySlug(slug, locale));
    if (loaded.state === "found") return { ...loaded.answer.room, id, slug };
    return leaveOut(slug, loaded);
  }

  async function loadById(id: number): Promise<ApiRoom | null> {
    if (id === 0) return leaveOut("without id and slug", { state: "missing" });
    const loaded = await loader.load(calls.roomById(id, locale));
    return loaded.state === "found" ? loaded.answer : leaveOut(String(id), loaded);
  }

  function leaveOut(room: string, loaded: { state: "missing" } | { state: "failed"; reason: string }): null {
    if (loaded.state === "failed") fail(loaded.reason);
    else
      log.warn(
        `The room ${room} is in the list but has no details in ${locale} (status 404): it is left out.`,
      );
    return null;
  }
}
