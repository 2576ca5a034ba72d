import { useEffect, useMemo, useState } from "react";
import { pushHash, useAddressHash } from "./address";
import type { Album } from "./albums";

interface AlbumFilter {
  shown: readonly Album[];
  /** Id of the one album that is shown, or `all`. */
  filter: string;
  select: (id: string) => void;
}

/** Which albums are shown, by the address: `#gallery-rooms`. An open picture in the address changes nothing. */
export function useAlbumFilter(albums: readonly Album[], all: string): AlbumFilter {
  const hash = useAddressHash();
  const [filter, setFilter] = useState(all);
  const asked = askedFilter(hash, albums, all, filter);
  // Not while rendering: React 18 would then miss the next change of the address.
  useEffect(() => setFilter(asked), [asked]);
  const shown = useMemo(
    () => (asked === all ? albums : albums.filter(({ id }) => id === asked)),
    [albums, all, asked],
  );
  return { shown, filter: asked, select: pushHash };
}

function askedFilter(hash: string, albums: readonly Album[], all: string, present: string): string {
  if (albums.some(({ id }) => id === hash)) return hash;
  const isPicture = albums.some(({ pictures }) => pictures.some(({ slug }) => slug === hash));
  return isPicture ? present : all;
}
