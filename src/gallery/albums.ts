import { graphql } from "gatsby";
import { CONTENT_KEYS } from "../../shared/content-keys";
import { toId, uniqueIds } from "../theme/page-ids";
import type { Slide } from "../sections/content";
import { pictureSlugs } from "./picture-slugs";

/** A picture that the lightbox can show, with the name it has in the page's address. */
export interface GalleryPicture {
  slug: string;
  picture: Queries.GalleryPictureFragment;
  /** What the editor says of it in its album, or else what is seen on it; empty where that is a whole sentence. */
  caption: string;
  /** Its files for phones, cut to the portrait of two beside each other. */
  portrait: string | null;
}

export interface Album {
  /** Anchor of the album: `GALLERY_HOTEL` → `gallery-hotel`. */
  id: string;
  /** Of its heading, without tags. */
  title: string;
  /** Inline HTML of its heading. */
  heading: string | null;
  /** What stands below that. */
  body: Queries.RichTextFragment | null;
  pictures: GalleryPicture[];
  /** The slides that say or offer more than a picture shows, or have none. */
  cards: Slide[];
}

/**
 * The albums of a page: its sliders whose key begins with GALLERY, and that are not empty.
 * No anchor or slug of theirs is one of the ids that are `taken` by other parts of the page.
 */
export function toAlbums(
  sliders: readonly Queries.GallerySliderFragment[],
  taken: readonly string[] = [],
): Album[] {
  const filled = sliders
    .filter(({ key }) => key.startsWith(CONTENT_KEYS.gallery))
    .map(({ key, name: title, heading, body, slides }) => ({
      key,
      title,
      heading,
      body,
      pictures: slides.flatMap((slide) =>
        slide.picture && !speaks(slide) ? { ...slide.picture, title: slide.title } : [],
      ),
      cards: slides.filter((slide) => !slide.picture || speaks(slide)),
    }))
    .filter(({ heading, body, pictures, cards }) => heading || body || pictures.length + cards.length > 0);
  const ids = uniqueIds(
    filled.map(({ key }) => toId(key)),
    taken,
  );
  const numbered = withSlugs(
    filled.flatMap(({ pictures }) => pictures),
    [...ids, ...taken],
  ).values();
  return filled.map(({ key, pictures, ...album }, index) => ({
    ...album,
    id: ids[index] ?? key,
    pictures: pictures.flatMap(() => numbered.next().value ?? []),
  }));
}

/** Whether a slide says or offers more than its title and its picture. */
export function speaks({ content, link, priceFrom, offer }: Slide): boolean {
  return Boolean(content || link || priceFrom || offer);
}

/** Pictures with their slugs, none of which is `taken`. */
export function withSlugs(
  pictures: readonly (Queries.GalleryPictureFragment & {
    title?: string | null;
    portrait?: string | null;
  })[],
  taken: readonly string[] = [],
): GalleryPicture[] {
  const slugs = pictureSlugs(
    pictures.map(({ sourceUrl }) => sourceUrl),
    taken,
  );
  return pictures.map(({ title, portrait = null, ...picture }, index) => ({
    picture,
    portrait,
    slug: slugs[index] ?? "",
    caption: title || (isSentence(picture.alt) ? "" : picture.alt),
  }));
}

/** A whole sentence describes a picture to who does not see it; it is no caption. */
function isSentence(alt: string): boolean {
  return alt.endsWith(".");
}

// The portrait's widths are those of frames half as wide as a phone.
export const query = graphql`
  fragment GalleryPicture on HotelPicture {
    sourceUrl
    ...Picture
  }

  fragment GallerySlider on HotelSlider {
    ...Slider
    name
    slides {
      picture {
        ...GalleryPicture
        portrait: cut(ratio: 0.8, widths: [180, 216, 260, 320, 390, 470, 566])
      }
    }
  }
`;
