import type { SlideImage } from "yet-another-react-lightbox";
import type { GalleryPicture } from "./albums";

/** A picture as a lightbox slide: uncropped, in every width available. */
export function toSlide({
  picture: { alt, note, width, height, raster, drawing, sourceUrl },
}: GalleryPicture): SlideImage {
  const fallback = raster?.childImageSharp?.body.images.fallback;
  const size = width > 0 && height > 0 ? { width, height } : {};
  return {
    alt: note ? `${alt} (${note})` : alt,
    ...size,
    src: fallback?.src ?? drawing?.publicURL ?? sourceUrl,
    ...(fallback?.srcSet && { srcSet: sources(fallback.srcSet, height / Math.max(width, 1)) }),
  };
}

function sources(srcSet: string, ratio: number) {
  return parseSrcSet(srcSet).map(({ src, width }) => ({ src, width, height: Math.round(width * ratio) }));
}

/** `a.webp 400w, b.webp 800w` → sources with their widths; skips entries without a width. */
function parseSrcSet(srcSet: string): { src: string; width: number }[] {
  return srcSet.split(",").flatMap((entry) => {
    const [src, descriptor] = entry.trim().split(/\s+/);
    const width = Number.parseInt(descriptor ?? "", 10);
    return src && width > 0 ? { src, width } : [];
  });
}
