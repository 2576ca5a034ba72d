import { existsSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { contactCard, contactCardPath } from "../shared/contact-card";
import { HANDOVER_FILE, parseHandover } from "../shared/handover";
import { isLocale, LOCALES } from "../shared/locales";
import { decodePath, errorPagePath, homePath } from "../shared/paths";
import { tagSources } from "../shared/tags/sources";
import { verificationFiles } from "../shared/verification";
import { environment } from "./environment";
import { readHotel } from "./hotel";
import { asksNotToBeListed } from "./indexing";
import { inlineScripts } from "./inline-scripts";
import { removePressFiles } from "./press/press-files";

/**
 * Writes the contact cards, Safari's icon, and the data the release needs from the build: its pages, for sitemap,
 * redirects and host files, and the lists for its CSP.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ graphql }) => {
  const { data } = await graphql<Queries.ReleasePagesQuery>(/* GraphQL */ `
    query ReleasePages {
      pages: allHotelPage {
        nodes {
          ...ReleaseDocument
        }
      }
      rooms: allHotelRoom {
        nodes {
          ...ReleaseDocument
        }
      }
      press: allHotelPage(filter: { contents: { elemMatch: { key: { in: ["FACT_SHEET", "PHOTO_KIT"] } } } }) {
        nodes {
          contents {
            link {
              url
            }
          }
        }
      }
      hotels: allHotel {
        nodes {
          ...ContactCard
          reservation {
            url
            parameters {
              arrival
            }
          }
        }
      }
    }

    fragment ContactCard on Hotel {
      locale
      name
      phone {
        tel
      }
      email
      address
      postalAddress {
        street
        postalCode
        locality
        region
        country
      }
      latitude
      longitude
    }

    fragment ReleaseDocument on HotelDocument {
      apiId
      path
      locale
      metas {
        name
        content
      }
      hrefLangs {
        locale
        url
      }
    }
  `);
  if (!data) throw new Error(`The pages could not be queried, so ${HANDOVER_FILE} was not written.`);
  const pages = [
    ...data.pages.nodes.map((node) => toPage("page", node)),
    ...data.rooms.nodes.map((node) => toPage("room", node)),
    ...LOCALES.map((locale) => ({
      id: "error",
      path: errorPagePath(locale),
      locale,
      alternates: [],
      noindex: true,
    })),
  ];
  const { tags, verification } = readHotel();
  const handover = parseHandover({
    pages,
    inlineScripts: await inlineScripts(),
    formTargets: formTargets(data.hotels.nodes),
    tagSources: tagSources(tags),
  });
  for (const [name, content] of Object.entries(verificationFiles(verification)))
    await writeFile(resolve("public", name), content);
  for (const hotel of data.hotels.nodes) await writeContactCard(hotel);
  await writeTouchIcon();
  // Querying the link has already created and placed the file.
  const links = data.press.nodes.flatMap(({ contents }) => contents.flatMap(({ link }) => link?.url ?? []));
  await removePressFiles(links);
  await writeFile(resolve("public", HANDOVER_FILE), JSON.stringify(handover));
};

/** The hotel's vCard in one locale. */
async function writeContactCard({ locale, phone, ...hotel }: Queries.ContactCardFragment): Promise<void> {
  if (!isLocale(locale)) return;
  const card = contactCard({ ...hotel, tel: phone.tel, url: environment.siteUrl + homePath(locale) });
  const file = resolve("public", `.${contactCardPath(locale)}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, card);
}

/** The icon of bookmarks and home screens, at the address that Safari asks for without being told. */
async function writeTouchIcon(): Promise<void> {
  const icon = resolve("public/icons/icon-192x192.png");
  if (existsSync(icon)) await copyFile(icon, resolve("public/apple-touch-icon.png"));
}

/** The booking sites that receive dates and guests from a form. */
function formTargets(hotels: Queries.ReleasePagesQuery["hotels"]["nodes"]): string[] {
  const urls = hotels.flatMap(({ reservation: { url, parameters } }) => (parameters ? [url] : []));
  return [...new Set(urls)];
}

function toPage(
  kind: "page" | "room",
  { apiId, path, locale, metas, hrefLangs }: Queries.ReleaseDocumentFragment,
) {
  return {
    id: `${kind}-${apiId}`,
    path,
    locale,
    alternates: hrefLangs.map((link) => ({ locale: link.locale, path: decodePath(link.url) ?? link.url })),
    ...(asksNotToBeListed(metas) && { noindex: true }),
  };
}
