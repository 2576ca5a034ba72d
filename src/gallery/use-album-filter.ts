import { useEffect, useMemo, useRef, useState } from "react";
import { pushHash, useAddressHash } from "./address";
import type { Album } from "./albums";

interface AlbumFilter {
  shown: readonly Album[];
  /** Id of the only album shown, or `all`. */
  filter: string;
  select: (id: string) => void;
}

/**
 * Which albums are shown, according to the URL: `#gallery-rooms`. An open picture in the URL changes nothing.
 * The browser scrolls to the URL's album while all are shown; once the others are hidden it is scrolled into view
 * again.
 */
export function useAlbumFilter(albums: readonly Album[], all: string): AlbumFilter {
  const hash = useAddressHash();
  const [filter, setFilter] = useState(all);
  const asked = askedFilter(hash, albums, all, filter);
  const chosen = useRef(false);
  // Not while rendering: React 18 would then miss the URL's next change.
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
