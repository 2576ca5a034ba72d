import type { Content, Slide } from "./content";
import { heroOf } from "./lead";
import { type PictureData, sourceOf } from "./picture-files";

/** What a head shows: one picture, a slider of all hero slides, or words alone. */
export type HeadLook = "picture" | "slider" | "words";

type Page = Pick<Queries.PageSectionsFragment, "contents" | "heroSlides" | "leadPicture" | "priceFrom">;

/**
 * What the head of a page does not show, as slides: of content HERO a picture that is not the head's, of the first hero slide
 * what the content HERO says in its place, and the other hero slides.
 */
export function headRest(page: Page, head: HeadLook): Slide[] {
  const { contents, heroSlides, leadPicture } = page;
  const hero = heroOf(contents);
  const heroPicture = hero?.picture ?? null;
  const shown =
    head === "slider" ? [leadPicture, ...heroSlides.map(({ picture }) => picture)] : [leadPicture];
  const [first, ...others] = heroSlides;
  return [
    ...(isAmong(shown, heroPicture) ? [] : [{ ...NOTHING, picture: heroPicture }]),
    ...(head === "slider" || !first ? [] : restOfFirst(page, first, hero)),
    ...(head === "slider" ? [] : others),
  ];
}

const NOTHING: Slide = {
  title: null,
  content: null,
  picture: null,
  link: null,
  priceFrom: null,
  offer: null,
};

function restOfFirst({ leadPicture, priceFrom }: Page, slide: Slide, hero: Content | undefined): Slide[] {
  const rest: Slide = {
    title: hero?.title ? slide.title : null,
    content: hero?.content ? slide.content : null,
    picture: isAmong([leadPicture], slide.picture) ? null : slide.picture,
    link: hero?.link ? slide.link : null,
    priceFrom: priceFrom ? slide.priceFrom : null,
    offer: null,
  };
  return Object.values(rest).some((part) => part !== null) ? [rest] : [];
}

/** Whether one of the pictures is of the same file. */
export function isAmong(pictures: readonly (PictureData | null)[], picture: PictureData | null): boolean {
  return picture === null || pictures.some((other) => other && sourceOf(other) === sourceOf(picture));
}
