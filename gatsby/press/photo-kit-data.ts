import { array, object, string } from "yup";
import { CONTENT_KEYS } from "../../shared/content-keys";
import { type Locale, LOCALES } from "../../shared/locales";
import { type Ask, ask } from "./ask";

/** A picture of the kit with its captions in every locale whose page shows it. */
export interface KitPicture {
  path: string;
  captions: Partial<Record<Locale, string>>;
}

export interface PhotoKitData {
  pictures: KitPicture[];
  /** In the order of the site's languages; the text is empty if a locale's page names none. */
  licences: { locale: Locale; text: string }[];
  /** Digests of the pictures' content, in the same order. */
  digests: string[];
}

const QUERY = /* GraphQL */ `
  query PhotoKit($locale: String!, $key: String!) {
    page: hotelPage(locale: { eq: $locale }, sliders: { elemMatch: { key: { eq: $key } } }) {
      contents {
        key
        content {
          text
        }
      }
      slider(key: $key) {
        slides {
          picture {
            alt
            raster {
              absolutePath
              internal {
                contentDigest
              }
            }
          }
        }
      }
    }
  }
`;

const text = () => string().defined();

const schema = object({
  page: object({
    contents: array(
      object({ key: text(), content: object({ text: text() }).nullable().default(null) }),
    ).required(),
    slider: object({
      slides: array(
        object({
          picture: object({
            alt: text(),
            raster: object({
              absolutePath: string().required(),
              internal: object({ contentDigest: string().required() }).required(),
            })
              .nullable()
              .default(null),
          })
            .nullable()
            .default(null),
        }),
      ).required(),
    })
      .nullable()
      .default(null),
  })
    .nullable()
    .default(null),
}).required();

/** The pictures of the press pages of all locales, each once, with its texts in each locale. */
export async function photoKitData(model: Ask): Promise<PhotoKitData> {
  const pictures = new Map<string, KitPicture & { digest: string }>();
  const licences: PhotoKitData["licences"] = [];
  for (const locale of LOCALES) {
    // Queries one page per locale rather than a list, which would be queried again whenever any page of the
    // site changes.
    const { page } = await ask(model, QUERY, { locale, key: CONTENT_KEYS.photoKit }, schema);
    if (!page) continue;
    const licence = page.contents.find(({ key }) => key === CONTENT_KEYS.photoKit)?.content?.text ?? "";
    licences.push({ locale, text: licence });
    for (const { picture } of page.slider?.slides ?? []) {
      if (!picture?.raster) continue;
      const { absolutePath: path, internal } = picture.raster;
      const known = pictures.get(path) ?? { path, captions: {}, digest: internal.contentDigest };
      known.captions[locale] = picture.alt;
      pictures.set(path, known);
    }
  }
  const all = [...pictures.values()];
  return { pictures: all, licences, digests: all.map(({ digest }) => digest) };
}
