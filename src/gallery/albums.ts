import { graphql } from "gatsby";
import { CONTENT_KEYS } from "../../shared/content-keys";
import { toId, uniqueIds } from "../theme/page-ids";
import type { Slide } from "../sections/content";
import { pictureSlugs } from "./picture-slugs";

/** A picture that the lightbox can show, with its slug in the page's URL. */
export interface GalleryPicture {
  slug: string;
  picture: Queries.GalleryPictureFragment;
  /** The editor's title in its album, or else its alt text; empty if that is a whole sentence. */
  caption: string;
  /** Its phone files, cropped to the portrait ratio of two side by side. */
  portrait: string | null;
}

export interface Album {
  /** Anchor of the album: `GALLERY_HOTEL` → `gallery-hotel`. */
  id: string;
  /** Its heading as plain text. */
  title: string;
  /** Its heading as inline HTML. */
  heading: string | null;
  /** The text below the heading. */
  body: Queries.RichTextFragment | null;
  pictures: GalleryPicture[];
  /** Slides with more content than a picture, or without a picture. */
  cards: Slide[];
}

/**
 * The albums of a page: its non-empty sliders whose key starts with GALLERY.
 * Their anchors and slugs avoid the ids that are `taken` by other parts of the page.
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

/** True if a slide has more content than its title and picture. */
export function speaks({ content, link, priceFrom, offer }: Slide): boolean {
  return Boolean(content || link || priceFrom || offer);
}

/** Pictures with slugs that avoid those `taken`. */
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

/** A whole sentence is a description for screen readers, not a caption. */
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
