import { boolean, type InferType, type ObjectShape, number } from "yup";
import { link, shape, text } from "../hotel-fields";
import { isRecord } from "../record";
import { withoutTrailingSlash } from "../trailing-slash";
import { ID_VENDORS, type Purpose, type Tag, type Vendor, VENDORS } from "./tags";

const PLAUSIBLE_SERVER = "https://plausible.io";

/** An object that rejects unknown fields: a typo would otherwise silently leave out a service. */
function strictShape<Fields extends ObjectShape>(fields: Fields) {
  return shape(fields).test("known-fields", (_value, { originalValue, path, createError }) => {
    const unknown = isRecord(originalValue)
      ? Object.keys(originalValue).filter((name) => !(name in fields))
      : [];
    return (
      unknown.length === 0 ||
      createError({
        message: `${path} has fields that nobody reads: ${unknown.join(", ")}. Known are ${Object.keys(fields).join(", ")}`,
      })
    );
  });
}

const id = (pattern: RegExp, example: string) =>
  text().matches(pattern, `\${path} must be an id such as ${example}`).required();

/** The service's purpose, if it can have several; unset: its usual one. */
const purpose = (vendor: Vendor) => text().oneOf<Purpose>([...VENDORS[vendor].purposes]);

const server = () =>
  link().matches(
    /^https?:\/\/[^?#]+$/,
    "${path} must be the address of a server, such as https://stats.hotel.example",
  );

const service = <Fields extends ObjectShape>(vendor: Vendor, fields: Fields) =>
  strictShape({ purpose: purpose(vendor), ...fields }).nullable();

/** `tags` of the hotel file. */
export const hotelTags = () =>
  strictShape({
    plausible: service("plausible", {
      domain: text().required(),
      url: server(),
      withoutConsent: boolean().strict(true),
    }),
    matomo: service("matomo", {
      url: server().required(),
      siteId: number().strict(true).integer().positive().required(),
    }),
    googleAnalytics: service("googleAnalytics", { id: id(/^G-[A-Z0-9]{4,16}$/, "G-ABC123DEF4") }),
    googleAds: service("googleAds", { id: id(/^AW-\d{6,14}$/, "AW-123456789") }),
    metaPixel: service("metaPixel", { id: id(/^\d{6,20}$/, "123456789012345") }),
    yandexMetrica: service("yandexMetrica", { id: id(/^\d{4,12}$/, "12345678") }),
    crisp: service("crisp", {
      id: id(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "01234567-89ab-cdef-0123-456789abcdef"),
    }),
  });

type HotelTags = InferType<ReturnType<typeof hotelTags>>;

interface Surroundings {
  /** Public origin of the site. */
  siteUrl: string;
  /** Script of the error page's chat; undefined: none. */
  chatWidgetUrl?: string | undefined;
}

/**
 * The site's services, in the order of the table: the hotel's, and the error page's chat. Throws if one is to run
 * without consent that isn't on the site's own domain.
 */
export function tagsOf(tags: HotelTags | null | undefined, { siteUrl, chatWidgetUrl }: Surroundings): Tag[] {
  const chat: Tag[] = chatWidgetUrl ? [{ vendor: "chatWidget", purpose: "chat", url: chatWidgetUrl }] : [];
  return [...(tags ? hotelTagsOf(tags, siteUrl) : []), ...chat];
}

function hotelTagsOf(tags: HotelTags, siteUrl: string): Tag[] {
  const { plausible, matomo, googleAnalytics, googleAds, metaPixel, yandexMetrica, crisp } = tags;
  const found: Tag[] = [];
  const usual = (vendor: Vendor, given: Purpose | undefined) => given ?? VENDORS[vendor].purposes[0];
  if (plausible) {
    const url = withoutTrailingSlash(plausible.url ?? PLAUSIBLE_SERVER);
    const withoutConsent = plausible.withoutConsent ?? false;
    if (withoutConsent && !isOwnServer(url, siteUrl)) {
      throw new Error(
        `tags.plausible.withoutConsent: ${url} is not on the domain of ${siteUrl}. Put Plausible on the site's own domain, or leave withoutConsent out.`,
      );
    }
    found.push({
      vendor: "plausible",
      purpose: usual("plausible", plausible.purpose),
      domain: plausible.domain,
      url,
      withoutConsent,
    });
  }
  if (matomo) {
    const { url, siteId } = matomo;
    found.push({
      vendor: "matomo",
      purpose: usual("matomo", matomo.purpose),
      url: withoutTrailingSlash(url),
      siteId,
    });
  }
  const byId = { googleAnalytics, googleAds, metaPixel, yandexMetrica, crisp };
  for (const vendor of ID_VENDORS) {
    const set = byId[vendor];
    if (set) found.push({ vendor, purpose: usual(vendor, set.purpose), id: set.id });
  }
  return found;
}

/** True for the site's host or a subdomain of its domain: for `www.hotel.example` also `stats.hotel.example`. */
function isOwnServer(url: string, siteUrl: string): boolean {
  const domain = new URL(siteUrl).hostname.replace(/^www\./, "");
  const { hostname } = new URL(url);
  return hostname === domain || hostname.endsWith(`.${domain}`);
}
