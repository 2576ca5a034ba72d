import type { Meta } from "./metas";
import type { SharePicture } from "./share-picture";

interface SharedPage {
  url: string;
  title: string;
  description: string | undefined;
  siteName: string;
  /** Its locale in Open Graph format: `en_GB`. */
  locale: string | undefined;
  picture: SharePicture | undefined;
}

/** Open Graph metas of a shared page. */
export function openGraphMetas({ url, title, description, siteName, locale, picture }: SharedPage): Meta[] {
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: siteName },
    { property: "og:url", content: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description ?? "" },
    { property: "og:locale", content: locale ?? "" },
    ...(picture ? pictureMetas(picture) : []),
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
  ];
}

/** The other locales of a shared page, one meta each. */
export function openGraphAlternates(
  locale: string,
  translations: readonly { locale: string }[],
  names: Queries.SeoHotelFragment["openGraphLocales"],
): Meta[] {
  const others = new Set(translations.map((translation) => translation.locale));
  others.delete(locale);
  return names
    .filter((name) => others.has(name.locale))
    .map(({ name }) => ({ property: "og:locale:alternate", content: name }));
}

function pictureMetas({ url, width, height, alt }: SharePicture): Meta[] {
  return [
    { property: "og:image", content: url },
    { property: "og:image:width", content: String(width) },
    { property: "og:image:height", content: String(height) },
    { property: "og:image:alt", content: alt },
  ];
}
