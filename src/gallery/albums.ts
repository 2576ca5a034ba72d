import { graphql } from "gatsby";
import { pictureSlugs } from "./picture-slugs";

/** A picture that the lightbox can show, with the name it has in the page's address. */
export interface GalleryPicture {
  slug: string;
  picture: Queries.GalleryPictureFragment;
}

export interface Album {
  /** Anchor of the album: `GALLERY_HOTEL` → `gallery-hotel`. */
  id: string;
  title: string;
  pictures: GalleryPicture[];
}

/** The albums of a page: its sliders whose key begins with GALLERY, slides without a picture left out. */
export function toAlbums(sliders: readonly Queries.GallerySliderFragment[]): Album[] {
  const filled = sliders
    .filter(({ key }) => key.startsWith("GALLERY"))
    .map(({ key, content, slides }) => ({
      id: key.toLowerCase().replaceAll("_", "-"),
      title: content?.text ?? "",
      pictures: slides.flatMap(({ picture }) => picture ?? []),
    }))
    .filter(({ pictures }) => pictures.length > 0);
  const numbered = withSlugs(
    filled.flatMap(({ pictures }) => pictures),
    filled.map(({ id }) => id),
  ).values();
  return filled.map((album) => ({
    ...album,
    pictures: album.pictures.flatMap(() => numbered.next().value ?? []),
  }));
}

/** Pictures with their slugs, none of which is `taken`. */
export function withSlugs(
  pictures: readonly Queries.GalleryPictureFragment[],
  taken: readonly string[] = [],
): GalleryPicture[] {
  const slugs = pictureSlugs(
    pictures.map(({ sourceUrl }) => sourceUrl),
    taken,
  );
  return pictures.map((picture, index) => ({ picture, slug: slugs[index] ?? "" }));
}

export const query = graphql`
  fragment GalleryPicture on HotelPicture {
    sourceUrl
    ...Picture
  }

  fragment GallerySlider on HotelSlider {
    key
    content {
      text
    }
    slides {
      picture {
        ...GalleryPicture
      }
    }
  }
`;
