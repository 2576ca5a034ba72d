import { useEffect, useMemo, useRef, useState } from "react";
import { pushHash, useAddressHash } from "./address";
import type { Album } from "./albums";

interface AlbumFilter {
  shown: readonly Album[];
  /** Id of the one album that is shown, or `all`. */
  filter: string;
  select: (id: string) => void;
}

/**
 * Which albums are shown, by the address: `#gallery-rooms`. An open picture in the address changes nothing.
 * The browser goes to an address's album while all of them are there; once the others are gone it is shown again.
 */
export function useAlbumFilter(albums: readonly Album[], all: string): AlbumFilter {
  const hash = useAddressHash();
  const [filter, setFilter] = useState(all);
  const asked = askedFilter(hash, albums, all, filter);
  const chosen = useRef(false);
  // Not while rendering: React 18 would then miss the next change of the address.
  useEffect(() => {
    setFilter(asked);
    if (asked !== all && !chosen.current) {
      document.getElementById(asked)?.scrollIntoView({ behavior: "instant" });
    }
  }, [asked, all]);
  const shown = useMemo(
    () => (asked === all ? albums : albums.filter(({ id }) => id === asked)),
    [albums, all, asked],
  );
  const select = (id: string) => {
    chosen.current = true;
    pushHash(id);
  };
  return { shown, filter: asked, select };
}

function askedFilter(hash: string, albums: readonly Album[], all: string, present: string): string {
  if (albums.some(({ id }) => id === hash)) return hash;
  const isPicture = albums.some(({ pictures }) => pictures.some(({ slug }) => slug === hash));
  return isPicture ? present : all;
}
