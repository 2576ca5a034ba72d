import type { LanguageOption } from "../../../src/locale/switch-target";

export const HOTEL: Queries.SiteChromeHotelFragment = {
  name: "Lake House",
  reservation: {
    url: "https://book.example/stay?from=site&lang=en",
    dateFormat: "YYYY-MM-DD",
    parameters: null,
  },
  newsletterPropertyId: "7",
  timeZone: null,
  newsletterConfirmsByMail: false,
  newsletterConsent: null,
  address: "Shore Road 1, Lakeside",
  mapsUrl: "https://maps.example/lake-house",
  logo: {
    light: { publicURL: "/static/light.svg", dimensions: { width: 200, height: 80 } },
    colour: { publicURL: "/static/colour.svg", dimensions: null },
  },
  phone: { label: "+90 242 000 00 01", tel: "+902420000001" },
  drawerPhone: { label: "0242 000 0002", tel: "+902420000002" },
  chart: { publicURL: "/static/chart.svg" },
  holding: {
    name: "Lake Hotels",
    url: "https://holding.example/",
    logoText: "Lake Hotels",
    logo: { publicURL: "/static/holding.svg", dimensions: { width: 320, height: 80 } },
  },
  social: [
    { network: "instagram", url: "https://instagram.example/lake" },
    { network: "vk", url: "https://vk.example/lake" },
  ],
  credit: { text: "Site by Reed", url: "https://reed.example/" },
};

const item = (section: string, url: string, text: string) => ({ section, url, text });

export const MENUS: Queries.SiteChromeMenuFragment[] = [
  {
    type: "HEADER",
    items: [
      item("DESKTOP_TOP", "/about-us", "About us"),
      item("HAMBURGER_HOTELS", "https://hill.example/", "Hill House"),
      item("DESKTOP_BOTTOM", "/accommodation", "Rooms"),
      item("DRAWER", "/intro", "A day here"),
      item("DESKTOP_BOTTOM", "/gastronomy", "Restaurants"),
      item("DESKTOP_TOP", "/gallery", "Gallery"),
      item("DESKTOP_TOP", "/contact", "Contact"),
    ],
    privacyUrl: null,
  },
  {
    type: "FOOTER",
    items: [
      item("COL_2", "/experience", "Experience"),
      item("COL_1", "/sustainability", "Sustainability"),
      item("COL_3", "/data", "Data protection"),
      item("COL_9", "/jobs", "Work with us"),
    ],
    privacyUrl: "/data",
  },
];

export const LANGUAGES: LanguageOption[] = [
  { locale: "en", url: "/contact", translated: true },
  { locale: "tr", url: "/tr/iletisim", translated: true },
  { locale: "ru", url: "/ru", translated: false },
  { locale: "de", url: "/de/kontakt", translated: true },
];

/** The reservation site's parameter names for dates and guests. */
export const PARAMETERS = {
  arrival: "from",
  departure: "to",
  adults: "grown",
  children: "kids",
  childAges: null,
  room: "kind",
  offer: "deal",
};

/** The same hotel, with a reservation site that accepts dates and guests. */
export const BOOKABLE_HOTEL: Queries.SiteChromeHotelFragment = {
  ...HOTEL,
  reservation: { ...HOTEL.reservation, parameters: PARAMETERS },
};
