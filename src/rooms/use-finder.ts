import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { pushSearch, replaceSearch, useAddressSearch } from "../gallery/address";
import { forgetStay, keepStay, keptStay } from "../booking/kept-stay";
import {
  BY_PRICE,
  FINDER_FIELDS,
  hasWishes,
  NO_WISHES,
  readWishes,
  type Wishes,
  writeWishes,
} from "./finder-address";

interface Finder {
  form: RefObject<HTMLFormElement>;
  /** Empty in the built HTML and during hydration. */
  wishes: Wishes;
  /** Writes the form's state to the URL, as a history entry that Back undoes. */
  ask: () => void;
  /** Resets the form and the URL. */
  clear: () => void;
}

/** The room finder's form, kept in sync with the URL. The form filters without the app, by CSS. */
export function useFinder(): Finder {
  const search = useAddressSearch();
  const wishes = useMemo(() => readWishes(search), [search]);
  const form = useRef<HTMLFormElement>(null);
  const begun = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    const present = window.location.search;
    const asked = readWishes(present);
    const chosen = readForm(form.current);
    // Unless the URL has criteria, uses those chosen before the app ran, or else those from elsewhere on the site.
    const known = hasWishes(chosen) ? chosen : ofStay();
    if (!begun.current && !hasWishes(asked) && hasWishes(known)) replaceSearch(writeWishes(present, known));
    else writeForm(form.current, asked);
    if (hasWishes(asked)) keepWishes(asked);
    begun.current = true;
  }, [search]);

  const ask = useCallback(() => {
    if (form.current) pushSearch(writeWishes(window.location.search, readForm(form.current)));
  }, []);
  const clear = useCallback(() => {
    forgetStay();
    pushSearch(writeWishes(window.location.search, NO_WISHES));
  }, []);
  return { form, wishes, ask, clear };
}

/** The stay a visitor gave on other pages. */
function ofStay(): Wishes {
  const { month, party } = keptStay();
  return { ...NO_WISHES, month, party };
}

/** Carries a URL's criteria over to the room pages. */
function keepWishes({ month, party }: Wishes): void {
  keepStay({ ...(month !== null && { month }), ...(party !== null && { party }) });
}

function readForm(form: HTMLFormElement): Wishes {
  const query = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`).join("&");
  return readWishes(`?${query}`);
}

function writeForm(form: HTMLFormElement, { month, party, traits, cheapestFirst }: Wishes): void {
  const chosen: readonly string[] = [
    `${FINDER_FIELDS.adults}=${party?.adults ?? ""}`,
    `${FINDER_FIELDS.children}=${party?.children ?? 0}`,
    ...traits.map((trait) => `${FINDER_FIELDS.traits}=${trait}`),
    ...(cheapestFirst ? [`${FINDER_FIELDS.sort}=${BY_PRICE}`] : []),
  ];
  for (const field of form.querySelectorAll("input")) {
    field.checked = chosen.includes(`${field.name}=${field.value}`);
  }
  for (const field of form.querySelectorAll("select")) field.value = month ?? "";
}
