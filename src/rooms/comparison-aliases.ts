import { decodePath } from "../../shared/paths";

type Room = Pick<Queries.ComparedRoomFragment, "slug" | "hrefLangs">;

/** Maps each room's slugs in all languages to its slug in this one: a comparison survives a change of language. */
export function slugsByName(rooms: readonly Room[]): ReadonlyMap<string, string> {
  const others = rooms.flatMap(({ slug, hrefLangs }) =>
    hrefLangs.map(({ url }): [string, string] => [lastSegment(url), slug]),
  );
  // A slug of this language is never overridden by another room's.
  return new Map([...others, ...rooms.map(({ slug }): [string, string] => [slug, slug])]);
}

function lastSegment(url: string): string {
  const segment = url.slice(url.lastIndexOf("/") + 1);
  return decodePath(segment) ?? segment;
}
