import { graphql } from "gatsby";
import { absoluteUrl } from "./absolute-url";

/** A picture for social networks and search engines: an absolute URL, cropped to 1200 × 630 pixels. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** How it was made, in IPTC's vocabulary. */
  digitalSource: string | null;
}

/** The pictures that could be cropped, in order and without duplicates; SVGs can't be. */
export function sharePictures(
  siteUrl: string,
  pictures: readonly (Queries.SeoPictureFragment | null | undefined)[],
): SharePicture[] {
  const found = new Map<string, SharePicture>();
  for (const picture of pictures) {
    const cut = picture?.raster?.childImageSharp?.share;
    if (!picture || !cut?.src || !cut.width || !cut.height || found.has(cut.src)) continue;
    found.set(cut.src, {
      url: absoluteUrl(siteUrl, cut.src),
      width: cut.width,
      height: cut.height,
      alt: picture.alt,
      digitalSource: picture.digitalSource,
    });
  }
  return [...found.values()];
}

export const fragment = graphql`
  fragment SeoPicture on HotelPicture {
    alt
    digitalSource
    raster {
      childImageSharp {
        share: resize(width: 1200, height: 630, toFormat: JPG, cropFocus: CENTER, quality: 80) {
          src
          width
          height
        }
      }
    }
  }
`;
