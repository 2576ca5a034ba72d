import { type ContentLink, emptyLinksOf, linksOfPage, linksOfRoom } from "../../content-api/content-links";
import type { ApiFile, ApiPage, ApiRoom, ApiSlider } from "../../content-api/contract";
import { parseLink, type SiteLinks } from "../../content-api/links";
import {
  type FoundPage,
  type FoundRoom,
  pageOf,
  type PageGroup,
  type SiteContent,
} from "../../content-api/model";
import { roomTranslations } from "../../content-api/room-translations";
import { type Locale, LOCALES } from "../../shared/locales";
import { prefixPath } from "../../shared/paths";
import { ROOMS_PARENT } from "../../shared/routes";

/** Widest image slots in pixels: full width, or in a column. */
const WIDE = 1_440;
const COLUMN = 800;

export interface Picture {
  field: string;
  file: ApiFile;
  /** Minimum width in pixels to be sharp in its slot. */
  slot: number;
}

/** A page or room in one locale, with what the report checks. */
export interface Subject {
  /** Identifies it across reports: `page-12`, `room-3`. */
  key: string;
  locale: Locale;
  /** Decoded. */
  path: string;
  title: string;
  description: string;
  links: readonly ContentLink[];
  /** Fields of slides and contents that could have a link: `contents.1.link`. */
  emptyLinks: readonly string[];
  pictures: Picture[];
  /** Decoded paths of its hreflang links, including itself. */
  alternates: string[];
}

/** All pages and rooms of the site, grouped with their translations. */
export function familiesOf({ groups, rooms }: SiteContent, links: SiteLinks): Subject[][] {
  return [
    ...groups.map(({ pages }) =>
      LOCALES.flatMap((locale) => pages.get(locale) ?? []).map((page) => pageSubject(page, links)),
    ),
    ...roomFamilies(rooms).map((family) => family.map((room) => roomSubject(room, groups))),
  ];
}

function roomFamilies(rooms: SiteContent["rooms"]): FoundRoom[][] {
  const placed = new Set<FoundRoom>();
  return LOCALES.flatMap((locale) => rooms.get(locale) ?? []).flatMap((room) => {
    if (placed.has(room)) return [];
    const family = roomTranslations(room, { rooms }).filter((other) => !placed.has(other));
    family.forEach((member) => placed.add(member));
    return [family];
  });
}

function pageSubject({ path, locale, answer, categoryTemplate }: FoundPage, links: SiteLinks): Subject {
  return {
    key: `page-${answer.id}`,
    locale,
    path,
    title: answer.title,
    description: descriptionOf(answer.metas),
    links: linksOfPage(answer),
    emptyLinks: emptyLinksOf(answer),
    pictures: [
      ...picturesOf(answer.heroSlides, "heroSlides", WIDE),
      ...picturesOf(answer.contents, "contents", COLUMN),
      ...sliderPictures(answer.sliders),
      ...picturesOf(categoryTemplate?.types, "types", COLUMN),
    ],
    alternates: (answer.hrefLangs ?? []).map(({ url }) => linkedPath(url, links)),
  };
}

function roomSubject({ path, locale, answer }: FoundRoom, groups: readonly PageGroup[]): Subject {
  const roomsPath = (language: Locale) =>
    pageOf(groups, ROOMS_PARENT, language)?.path ?? prefixPath(language, ROOMS_PARENT);
  return {
    key: `room-${answer.id}`,
    locale,
    path,
    title: answer.name,
    description: descriptionOf(answer.metas) || (answer.summary ?? ""),
    links: linksOfRoom(answer),
    emptyLinks: [],
    pictures: [...sliderPictures(answer.sliders), ...planPictures(answer.plans)],
    alternates: answer.hrefLangs.map((link) => `${roomsPath(link.locale)}/${link.slug}`),
  };
}

/** The path at which a translation is built; the stated path if there is no such page. */
function linkedPath(url: string, { origins, pageAt }: SiteLinks): string {
  const link = parseLink(url, origins);
  return link?.kind === "site" ? (pageAt(link.path) ?? link.path) : url;
}

function descriptionOf(metas: ApiPage["metas"]): string {
  return metas?.find(({ name }) => name === "description")?.content.trim() ?? "";
}

function picturesOf(
  blocks: readonly { file?: ApiFile | null }[] | null | undefined,
  field: string,
  slot: number,
): Picture[] {
  return (blocks ?? []).flatMap(({ file }, index) =>
    file ? [{ field: `${field}.${index}.file`, file, slot }] : [],
  );
}

function sliderPictures(sliders: readonly ApiSlider[] | null | undefined): Picture[] {
  return (sliders ?? []).flatMap(({ key, slides }) => picturesOf(slides, `sliders.${key}`, COLUMN));
}

/** A floor plan's title serves as alternative text if it has none. */
function planPictures(plans: ApiRoom["plans"]): Picture[] {
  const named = (plans ?? []).map(({ title, file }) => ({ file: { ...file, alt: file.alt || title } }));
  return picturesOf(named, "plans", COLUMN);
}
