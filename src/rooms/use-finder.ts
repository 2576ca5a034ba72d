import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import { pushSearch, replaceSearch, useAddressSearch } from "../gallery/address";
import { FINDER_FIELDS, readWishes, type Wishes, writeWishes } from "./finder-address";

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
    const chosen = readForm(form.current);
    // What was chosen before the app ran counts, unless the address says something itself.
    if (!begun.current && isEmpty(readWishes(present)) && !isEmpty(chosen))
      replaceSearch(writeWishes(present, chosen));
    else writeForm(form.current, readWishes(present));
    begun.current = true;
  }, [search]);

  const ask = useCallback(() => {
    if (form.current) pushSearch(writeWishes(window.location.search, readForm(form.current)));
  }, []);
  const clear = useCallback(() => {
    pushSearch(writeWishes(window.location.search, { guests: null, traits: [] }));
  }, []);
  return { form, wishes, ask, clear };
}

function isEmpty({ guests, traits }: Wishes): boolean {
  return guests === null && traits.length === 0;
}

function readForm(form: HTMLFormElement): Wishes {
  const query = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`).join("&");
  return readWishes(`?${query}`);
}

function writeForm(form: HTMLFormElement, { guests, traits }: Wishes): void {
  for (const field of form.querySelectorAll("input")) {
    field.checked =
      field.name === FINDER_FIELDS.guests
        ? field.value === String(guests ?? "")
        : traits.some((trait) => trait === field.value);
  }
}
