import type { Exchange } from "../../content-api/client";
import { collectFaults, type FaultCollector, type HotelAddress } from "../../content-api/collect-faults";
import type { ApiRoom } from "../../content-api/contract";
import type { HttpOptions } from "../../content-api/http";
import { loadPages } from "../../content-api/load-site";
import type { FoundPage } from "../../content-api/model";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../shared/locales";
import { homePath, splitPath } from "../../shared/paths";

/** One way in which a content server's response violates the contract. */
export interface Difference {
  /** The kind of call, as named in the contract. */
  call: string;
  /** A URL that shows it. */
  url: string;
  /** Path in the response, such as `contents[1].title`; empty for the response as a whole. */
  field: string;
  message: string;
}

interface CheckedApi {
  /** In the order of the calls. */
  differences: Difference[];
  /** Number of calls made. */
  calls: number;
}

/** A place in the content, by the call that returns it. */
type Place = Pick<Difference, "call" | "url" | "field">;

interface ListedRoom {
  locale: Locale;
  room: ApiRoom;
}

const NO_SUCH_PAGE = "/check-api-no-such-page";
const NO_SUCH_ROOM = "check-api-no-such-room";

/**
 * Makes every read call of the contract and lists the differences; rejects with an UnreachableError if nothing
 * answers.
 */
export async function findDifferences(hotel: HotelAddress, http: Partial<HttpOptions>): Promise<CheckedApi> {
  const api = collectFaults(hotel, http);
  const urlOf = ({ path }: { path: string }) => `${hotel.apiUrl}${path}`;

  const { groups } = await loadPages(api);
  const pages = groups.flatMap((group) => [...group.pages.values()]);
  const rooms = await listRooms(api);
  const read = api.exchanges.flatMap(callDifferences);
  const differences = [
    ...read,
    ...missingHomes(),
    ...pages.flatMap(languageLinks),
    ...(await listedPages()),
    ...roomLinks(),
    ...(await unknownAddresses(api)),
  ];
  return { differences, calls: api.exchanges.length };

  function missingHomes(): Difference[] {
    return LOCALES.filter((locale) => !pages.some(({ path }) => path === homePath(locale))).map((locale) => ({
      call: "page",
      url: urlOf(api.calls.page(homePath(locale), locale)),
      field: "",
      message: `there is no home page for ${locale}; a site without it has no pages in that language`,
    }));
  }

  /** Entries of the page list that lead to no page; the list itself is optional. */
  async function listedPages(): Promise<Difference[]> {
    const known = new Set(pages.map(({ path }) => path));
    const lists = LOCALES.map(async (locale) => {
      const call = api.calls.pages(locale);
      const list = await api.loader.load(call);
      if (list.state !== "found") return [];
      const places = list.answer.map(({ url }, index) => ({ url, field: `[${index}].url` }));
      const others = places.filter(({ url }) => !known.has(url));
      const answers = await Promise.all(
        others.map(({ url }) => api.loader.load(api.calls.page(url, locale))),
      );
      return others
        .filter((_, index) => answers[index]?.state === "missing")
        .map(({ url, field }) => ({
          call: call.name,
          url: urlOf(call),
          field,
          message: `"${url}" is listed, and the call for that page answers 404`,
        }));
    });
    return (await Promise.all(lists)).flat();
  }

  function languageLinks({ path, locale, answer }: FoundPage): Difference[] {
    return (answer.hrefLangs ?? []).flatMap((link, index) => {
      const faults = [
        !link.url.startsWith("/") && `"${link.url}" must be a site path, such as /tr/galeri`,
        splitPath(link.url).locale !== link.locale &&
          `"${link.url}" does not have the prefix of ${link.locale}`,
        /.\/$/.test(link.url) && `"${link.url}" must not end with a slash`,
      ].filter((message) => message !== false);
      const place: Place = {
        call: "page",
        url: urlOf(api.calls.page(path, locale)),
        field: `hrefLangs[${index}].url`,
      };
      return faults.map((message) => ({ ...place, message }));
    });
  }

  function roomLinks(): Difference[] {
    const slugs = new Set(rooms.map(({ locale, room }) => `${locale} ${room.slug}`));
    return rooms.flatMap(({ locale, room }) =>
      room.hrefLangs.flatMap((link, index) =>
        slugs.has(`${link.locale} ${link.slug}`)
          ? []
          : [
              {
                call: "rooms",
                url: urlOf(api.calls.rooms(locale)),
                field: `hrefLangs[${index}].slug`,
                message: `the rooms in ${link.locale} have none with the slug "${link.slug}", to which "${room.slug}" leads`,
              },
            ],
      ),
    );
  }
}

function callDifferences({ name, url, status, contentType, faults }: Exchange): Difference[] {
  const isRefused = status !== null && status >= 400 && status !== 404;
  const wrongType =
    status !== null && !isRefused && !contentType.includes("json")
      ? [{ field: "Content-Type", message: `is "${contentType}"; every answer is JSON, so application/json` }]
      : [];
  return [...faults, ...wrongType].map((fault) => ({ call: name, url, ...fault }));
}

/** The rooms of every locale, each requested by slug and by id. */
async function listRooms({ calls, loader }: FaultCollector): Promise<ListedRoom[]> {
  const lists = LOCALES.map(async (locale) => {
    const list = await loader.loadList(calls.rooms(locale));
    if (list.state !== "found") return [];
    return Promise.all(
      list.answer.map(async (listed): Promise<ListedRoom> => {
        const [bySlug] = await Promise.all([
          loader.load(calls.roomBySlug(listed.slug, locale)),
          loader.load(calls.roomById(listed.id, locale)),
        ]);
        const details = bySlug.state === "found" ? bySlug.answer.room : {};
        return { locale, room: { ...listed, ...details } };
      }),
    );
  });
  return (await Promise.all(lists)).flat();
}

/** Anything that does not exist must get 404: that is how the site knows that a page has no translation. */
async function unknownAddresses({ calls, loader, exchanges }: FaultCollector): Promise<Difference[]> {
  const before = exchanges.length;
  await Promise.all([
    loader.load(calls.page(NO_SUCH_PAGE, DEFAULT_LOCALE)),
    loader.load({ ...calls.roomBySlug(NO_SUCH_ROOM, DEFAULT_LOCALE), otherPath: undefined }),
  ]);
  return exchanges
    .slice(before)
    .filter(({ status }) => status !== 404)
    .map(({ name, url, status }) => ({
      call: name,
      url,
      field: "",
      message: `answered ${status ?? "nothing"}; what does not exist must be answered with 404`,
    }));
}
