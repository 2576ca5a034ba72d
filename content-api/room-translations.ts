import type { FoundRoom, SiteContent } from "./model";

/**
 * Returns a room in every language that has it, itself included, in the order of the content's languages: those its
 * `hrefLangs` name by slug or, failing that, those with the same id.
 */
export function roomTranslations(room: FoundRoom, { rooms }: Pick<SiteContent, "rooms">): FoundRoom[] {
  const { id, hrefLangs } = room.answer;
  const isSame = ({ locale, answer }: FoundRoom) =>
    hrefLangs.length === 0
      ? answer.id === id
      : hrefLangs.some((link) => link.locale === locale && sameSlug(link.slug, answer.slug));
  return [...rooms.values()]
    .flat()
    .filter((other) => (other.locale === room.locale ? other === room : isSame(other)));
}

function sameSlug(one: string, other: string): boolean {
  return one.normalize() === other.normalize();
}
