import type { Content, Slide } from "../content";
import { type PictureData, sourceOf } from "../pictures/picture-files";
import { heroOf } from "./lead";

/** What a head shows: one picture, a slider of all hero slides, or text alone. */
export type HeadLook = "picture" | "slider" | "words";

type Page = Pick<Queries.PageSectionsFragment, "contents" | "heroSlides" | "leadPicture" | "priceFrom">;

/**
 * What a page's head doesn't show, as slides: content HERO's picture if it isn't the head's, the parts of the first
 * hero slide that content HERO replaces, and the other hero slides.
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

/** True if one of the pictures has the same file, or if there is no picture to compare. */
export function isAmong(pictures: readonly (PictureData | null)[], picture: PictureData | null): boolean {
  return picture === null || pictures.some((other) => other && sourceOf(other) === sourceOf(picture));
}
