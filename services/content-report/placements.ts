import type { ApiPage, ApiRoom, ApiSlider } from "../../content-api/contract";
import type { FoundPage, PageGroup, SiteContent } from "../../content-api/model";
import { BLOCK_PLACES, contentPattern, sliderPattern } from "../../shared/block-places";
import { CONTENT_KEYS, PAGE_CATEGORIES, PAGE_OPTIONS, TEMPLATE_TYPES } from "../../shared/content-keys";
import type { Layout } from "../../shared/layouts";
import { LOCALES } from "../../shared/locales";
import type { Finding } from "./report";

type Slide = ApiSlider["slides"][number];

/** Layouts with a room row of their own. */
const WITH_ROOMS: readonly Layout[] = ["intro-page", "landing"];

/**
 * Lists content that is shown in another way or place than its key says, because the layout has no place for
 * it.
 */
export function placementFindings({ groups, rooms }: Pick<SiteContent, "groups" | "rooms">): Finding[] {
  const ofPages = groups.flatMap((group) =>
    LOCALES.flatMap((locale) => group.pages.get(locale) ?? []).flatMap((page) =>
      ofPage(page, group).map((detail) => finding(page, detail)),
    ),
  );
  const ofRooms = [...rooms.values()]
    .flat()
    .flatMap((room) => ofRoomSliders(room.answer).map((detail) => finding(room, detail)));
  return [...ofPages, ...ofRooms];
}

function finding({ locale, path }: Pick<FoundPage, "locale" | "path">, detail: string): Finding {
  return { kind: "other-place", locale, page: path, detail };
}

function ofPage({ answer, categoryTemplate }: FoundPage, { route, layout }: PageGroup): string[] {
  return [
    ...ofHead(answer, layout),
    ...ofContents(answer, layout),
    ...ofSliders(answer, route),
    ...(categoryTemplate?.types ?? [])
      .filter(({ subtitle }) => !Object.values(TEMPLATE_TYPES).some((type) => subtitle.startsWith(type)))
      .map(({ subtitle }) => `types.${subtitle}: shown as text and picture`),
  ];
}

/** A header shows one title, text and link; except on intro pages, it also shows only one image. */
function ofHead({ contents, heroSlides, options, category }: ApiPage, layout: Layout): string[] {
  const hero = contents?.find(({ key }) => key.startsWith(CONTENT_KEYS.hero));
  const header = options?.find(({ key }) => key === PAGE_OPTIONS.headerImage)?.file;
  const [first] = heroSlides ?? [];
  const lead = header ?? hero?.file ?? first?.file;
  const isOther = (file: Slide["file"]) => Boolean(file && file.sourceUrl !== lead?.sourceUrl);
  const slider = layout === "intro-page" && first;
  const told = [
    hero?.title && first?.title && "title",
    hero?.content && first?.content && "content",
    hero?.link && first?.link && "link",
    isOther(first?.file) && "file",
  ].filter(Boolean);
  return [
    ...(category?.code === PAGE_CATEGORIES.legal && lead
      ? ["the head's picture: shown beside the text"]
      : []),
    ...(header && isOther(hero?.file) ? ["contents.HERO.file: shown below the contents"] : []),
    ...(told.length > 0 && !slider ? [`heroSlides.0 (${told.join(", ")}): shown below the contents`] : []),
  ];
}

function ofContents({ contents, sliders }: ApiPage, layout: Layout): string[] {
  const seen = new Set<string>();
  return (contents ?? []).flatMap(({ key, title, file }) => {
    const once = [CONTENT_KEYS.hero, CONTENT_KEYS.rooms].find((prefix) => key.startsWith(prefix));
    const again = once !== undefined && seen.has(once);
    if (once) seen.add(once);
    const place = BLOCK_PLACES[contentPattern(key)];
    const row = sliders?.find((slider) => slider.key === key);
    const kept = row && row.slides.length > 0 && BLOCK_PLACES[sliderPattern(key)].headPicture;
    const leaves = row ? !kept : place.joins && place.withPicture;
    const strange =
      again ||
      (once === CONTENT_KEYS.rooms && (file || !WITH_ROOMS.includes(layout))) ||
      key.startsWith(CONTENT_KEYS.errorHeader) ||
      (key.startsWith(CONTENT_KEYS.faq) && !title) ||
      (file && leaves);
    return strange ? [`contents.${key}: shown as text and picture`] : [];
  });
}

function ofSliders({ sliders }: ApiPage, route: string | null): string[] {
  return (sliders ?? []).flatMap((slider) => {
    const { key, slides } = slider;
    if (key.startsWith(CONTENT_KEYS.errorHeader) && route !== "/")
      return [`sliders.${key}: shown as a row of cards`];
    if (slides.length > 0 && key.startsWith(CONTENT_KEYS.rooms))
      return [`sliders.${key}: shown in place of the list of rooms`];
    return key.startsWith(CONTENT_KEYS.gallery) ? cardsOf(slider) : [];
  });
}

function ofRoomSliders({ sliders }: ApiRoom): string[] {
  return (sliders ?? []).flatMap((slider) => [
    ...(slider.content ? [`sliders.${slider.key}.content: shown below the room's features`] : []),
    ...cardsOf(slider),
  ]);
}

/** Gallery slides that have more than an image, or none. */
function cardsOf({ key, slides }: ApiSlider): string[] {
  return slides.flatMap(({ file, content, link, priceFrom, offer }, index) =>
    !file || content || link || priceFrom || offer
      ? [`sliders.${key}.${index}: shown as a card below the pictures`]
      : [],
  );
}
