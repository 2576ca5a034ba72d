import { absoluteUrl } from "../absolute-url";
import type { HeadFacts } from "../HeadTags";
import { sharePictures } from "../share-picture";
import type { Thing } from "./graph";

/** The films that a page plays, for search engines; leaves out those without a poster or a downloadable file. */
export function videoThings(films: Queries.SeoPageFragment["films"], { siteUrl, url }: HeadFacts): Thing[] {
  return films.flatMap(({ title, description, picture, file, uploaded, seconds }, index) => {
    const [poster] = sharePictures(siteUrl, [picture]);
    if (!poster || !file?.publicURL) return [];
    return {
      "@type": "VideoObject",
      "@id": `${url}#film-${index + 1}`,
      name: title,
      description,
      thumbnailUrl: poster.url,
      uploadDate: uploaded,
      ...(seconds !== null && { duration: `PT${Math.round(seconds)}S` }),
      contentUrl: absoluteUrl(siteUrl, file.publicURL),
    };
  });
}
