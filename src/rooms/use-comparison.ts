import { useEffect, useMemo } from "react";
import { replaceSearch, useAddressSearch } from "../gallery/address";
import { slugsByName } from "./comparison-aliases";
import { asksComparison, COMPARISON_MAX, readComparison, writeComparison } from "./comparison-address";

export interface Comparison {
  /** Slugs in the order chosen; empty in the build and during hydration. */
  chosen: readonly string[];
  toggle: (slug: string) => void;
  clear: () => void;
}

/** The rooms being compared. Kept in the URL, so that a comparison can be shared, in any language of the site. */
export function useComparison(
  rooms: readonly Pick<Queries.ComparedRoomFragment, "slug" | "hrefLangs">[],
): Comparison {
  const search = useAddressSearch();
  const names = useMemo(() => slugsByName(rooms), [rooms]);
  const chosen = useMemo(() => readComparison(search, names), [search, names]);

  // Corrects a URL with unknown rooms, too many, or those of another language.
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
