export const HOTEL: Queries.SiteChromeHotelFragment = {
  name: "Lake House",
  reservationUrl: "https://book.example/stay?from=site",
  newsletterPropertyId: "7",
  address: "Shore Road 1, Lakeside",
  mapsUrl: "https://maps.example/lake-house",
  logo: { light: { publicURL: "/static/light.svg" }, colour: { publicURL: "/static/colour.svg" } },
  phone: { label: "+90 242 000 00 01", tel: "+902420000001" },
  drawerPhone: { label: "0242 000 0002", tel: "+902420000002" },
  chart: { publicURL: "/static/chart.svg" },
  holding: {
    name: "Lake Hotels",
    url: "https://holding.example/",
    logoText: "Lake Hotels",
    logo: { publicURL: "/static/holding.svg" },
  },
  social: [
    { network: "instagram", url: "https://instagram.example/lake" },
    { network: "vk", url: "https://vk.example/lake" },
  ],
  credit: { text: "Site by Reed", url: "https://reed.example/" },
};

const item = (apiId: number, section: string, url: string, text: string) => ({ apiId, section, url, text });

export const MENUS: Queries.SiteChromeMenuFragment[] = [
  {
    type: "HEADER",
    items: [
      item(1, "DESKTOP_TOP", "/about-us", "About us"),
      item(2, "HAMBURGER_HOTELS", "https://hill.example/", "Hill House"),
      item(3, "DESKTOP_BOTTOM", "/accommodation", "Rooms"),
      item(4, "DRAWER", "/intro", "A day here"),
      item(5, "DESKTOP_BOTTOM", "/gastronomy", "Restaurants"),
      item(6, "DESKTOP_TOP", "/gallery", "Gallery"),
      item(7, "DESKTOP_TOP", "/contact", "Contact"),
    ],
  },
  {
    type: "FOOTER",
    items: [
      item(11, "COL_2", "/experience", "Experience"),
      item(12, "COL_1", "/sustainability", "Sustainability"),
      item(13, "COL_3", "/gdpr", "Data protection"),
    ],
  },
];

export const LANGUAGES: Queries.SiteChromeLanguageOptionFragment[] = [
  { locale: "en", url: "/contact", translated: true },
  { locale: "tr", url: "/tr/iletisim", translated: true },
  { locale: "ru", url: "/ru", translated: false },
  { locale: "de", url: "/de/kontakt", translated: true },
];
