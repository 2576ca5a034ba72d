import { decodePath } from "../../shared/paths";

type Room = Pick<Queries.ComparedRoomFragment, "slug" | "hrefLangs">;

/** The slug of each room in this language, by its slugs in all of them: a comparison outlives a change of language. */
export function slugsByName(rooms: readonly Room[]): ReadonlyMap<string, string> {
  const others = rooms.flatMap(({ slug, hrefLangs }) =>
    hrefLangs.map(({ url }): [string, string] => [lastSegment(url), slug]),
  );
  // A slug of this language is never another room's.
  return new Map([...others, ...rooms.map(({ slug }): [string, string] => [slug, slug])]);
}

function lastSegment(url: string): string {
  const segment = url.slice(url.lastIndexOf("/") + 1);
  return decodePath(segment) ?? segment;
}
