import { graphql } from "gatsby";
import { absoluteUrl } from "./absolute-url";

/** A picture as networks and search engines show it: an absolute address, cut to 1200 × 630 pixels. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The pictures that could be cut, without doubles and in their order; drawings (SVG) have no such cut. */
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
    });
  }
  return [...found.values()];
}

export const fragment = graphql`
  fragment SeoPicture on HotelPicture {
    alt
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
