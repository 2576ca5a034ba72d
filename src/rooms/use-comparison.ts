import { useEffect, useMemo } from "react";
import { replaceSearch, useAddressSearch } from "../gallery/address";
import { slugsByName } from "./comparison-aliases";
import { asksComparison, COMPARISON_MAX, readComparison, writeComparison } from "./comparison-address";

export interface Comparison {
  /** Slugs in the order they were chosen; empty in the build and during hydration. */
  chosen: readonly string[];
  toggle: (slug: string) => void;
  clear: () => void;
}

/** Which rooms are compared. The address says it, so it can be shared, in any language of the site. */
export function useComparison(
  rooms: readonly Pick<Queries.ComparedRoomFragment, "slug" | "hrefLangs">[],
): Comparison {
  const search = useAddressSearch();
  const names = useMemo(() => slugsByName(rooms), [rooms]);
  const chosen = useMemo(() => readComparison(search, names), [search, names]);

  // An address with unknown rooms, too many or those of another language is put right.
  useEffect(() => {
    const query = writeComparison(search, chosen);
    if (asksComparison(search) && query !== search) replaceSearch(query);
  }, [search, chosen]);

  const choose = (slugs: readonly string[]) => replaceSearch(writeComparison(window.location.search, slugs));
  return {
    chosen,
    toggle: (slug) => {
      if (chosen.includes(slug)) choose(chosen.filter((other) => other !== slug));
      else if (chosen.length < COMPARISON_MAX) choose([...chosen, slug]);
    },
    clear: () => choose([]),
  };
}
