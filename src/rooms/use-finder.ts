import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { pushSearch, replaceSearch, useAddressSearch } from "../gallery/address";
import { forgetStay, keepStay, keptStay } from "../stay/kept-stay";
import { BY_PRICE, FINDER_FIELDS, NO_WISHES, readWishes, type Wishes, writeWishes } from "./finder-address";

interface Finder {
  form: RefObject<HTMLFormElement>;
  /** None in the built HTML and while the app takes over. */
  wishes: Wishes;
  /** Puts what the form says into the address, as a step that Back undoes. */
  ask: () => void;
  /** Empties the form and the address. */
  clear: () => void;
}

/** The room finder's form, and the address that always says the same. The form filters without the app, by its styles. */
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
    // What was chosen before the app ran counts, and then what the visitor said elsewhere, unless the address says it itself.
    const known = isEmpty(chosen) ? ofStay() : chosen;
    if (!begun.current && isEmpty(asked) && !isEmpty(known)) replaceSearch(writeWishes(present, known));
    else writeForm(form.current, asked);
    if (!isEmpty(asked)) keepWishes(asked);
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

function isEmpty({ month, party, traits, cheapestFirst }: Wishes): boolean {
  return month === null && party === null && traits.length === 0 && !cheapestFirst;
}

/** What a visitor said about the stay on other pages. */
function ofStay(): Wishes {
  const { month, party } = keptStay();
  return { ...NO_WISHES, month, party };
}

/** What an address asks for goes with the visitor to the rooms. */
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
