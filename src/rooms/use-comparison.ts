import { useEffect, useState } from "react";
import { COMPARISON_MAX, readComparison, writeComparison } from "./comparison-address";

interface ComparisonState {
  /** Slugs in the order they were chosen; empty in the build and during hydration. */
  chosen: readonly string[];
  /** False until the address has been read: before, a choice would be lost. */
  ready: boolean;
  toggle: (slug: string) => void;
  clear: () => void;
}

/** Which rooms are compared. The address always says the same, so it can be shared. */
export function useComparison(slugs: readonly string[]): ComparisonState {
  const [chosen, setChosen] = useState<readonly string[]>();

  useEffect(() => {
    setChosen((present) => present ?? readComparison(window.location.search, slugs));
  }, [slugs]);

  useEffect(() => {
    if (!chosen) return;
    const { pathname, search, hash } = window.location;
    const query = writeComparison(search, chosen);
    if (query !== search) window.history.replaceState(window.history.state, "", pathname + query + hash);
  }, [chosen]);

  const toggle = (slug: string) =>
    setChosen((present = []) => {
      if (present.includes(slug)) return present.filter((other) => other !== slug);
      return present.length < COMPARISON_MAX ? [...present, slug] : present;
    });

  return { chosen: chosen ?? [], ready: chosen !== undefined, toggle, clear: () => setChosen([]) };
}
