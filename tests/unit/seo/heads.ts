/** Sample data for the heads of a hotel, a page and a room. */
export const site: Queries.SeoSiteFragment = { siteMetadata: { siteUrl: "https://www.hotel.example" } };

export const hotel: Queries.SeoHotelFragment = {
  locale: "tr",
  name: "Hotel Sol",
  legalName: "Sol A.Ş.",
  tagline: "Deniz kenarında",
  holding: { name: "Sol Holding", url: "https://holding.example/" },
  address: "Sahil Yolu 1, Kemer",
  postalAddress: null,
  priceRange: "€100–300",
  openGraphLocales: [
    { locale: "en", name: "en_GB" },
    { locale: "tr", name: "tr_TR" },
    { locale: "ru", name: "ru_RU" },
    { locale: "de", name: "de_AT" },
  ],
  mapsUrl: "https://maps.example/",
  latitude: 36.5,
  longitude: 30.5,
  phone: { tel: "+902420000000" },
  email: "info@hotel.example",
  social: [{ url: "https://x.example/sol" }],
  starRating: 5,
  checkIn: "14:00",
  checkOut: "12:00",
  amenities: ["Plaj", "Havuz"],
  languagesSpoken: ["Türkçe"],
  reservation: { url: "https://book.example/?lang=tr", dateFormat: "YYYY-MM-DD", parameters: null },
};

/** A picture whose crop for sharing is at this URL. */
export function picture(src: string, digitalSource: string | null = null): Queries.SeoPictureFragment {
  return {
    alt: "Koy",
    digitalSource,
    raster: { childImageSharp: { share: { src, width: 1200, height: 630 } } },
  };
}

export function page(changes: Partial<Queries.SeoPageFragment> = {}): Queries.SeoPageFragment {
  return {
    locale: "tr",
    path: "/tr/galeri",
    route: "/gallery",
    layout: "detail-pages-exclusive",
    category: "GALLERY",
    title: "Galeri",
    questions: [],
    films: [],
    openingHours: null,
    contactPoints: [],
    metas: [{ name: "description", property: null, content: "Otelin resimleri." }],
    heroSlides: [{ content: { excerpt: "Bir koy" }, picture: picture("/static/slide.jpg") }],
    options: [{ key: "HEADER_IMAGE", picture: picture("/static/header.jpg") }],
    hrefLangs: [
      { locale: "en", url: "/gallery" },
      { locale: "tr", url: "/tr/galeri" },
      { locale: "ru", url: "/ru/gallery" },
      { locale: "de", url: "/de/gallery" },
    ],
    breadcrumbs: [
      { text: "Ana sayfa", url: "/tr" },
      { text: "Galeri", url: null },
    ],
    ...changes,
  };
}

export function room(changes: Partial<Queries.SeoRoomFragment> = {}): Queries.SeoRoomFragment {
  return {
    locale: "tr",
    path: "/tr/konaklama/deniz-odasi",
    name: "Deniz Odası",
    summary: "Denize bakan oda.",
    content: null,
    size: 38,
    capacity: { adults: 2, children: 1 },
    bed: "Çift kişilik",
    features: ["Balkon"],
    apiId: 102,
    traits: ["sea-view"],
    traitNames: ["Deniz manzarası"],
    priceFrom: null,
    prices: [],
    metas: [],
    sliders: [{ slides: [{ picture: picture("/static/room.jpg") }, { picture: null }] }],
    hrefLangs: [{ locale: "tr", url: "/tr/konaklama/deniz-odasi" }],
    breadcrumbs: [
      { text: "Ana sayfa", url: "/tr" },
      { text: "Konaklama", url: "/tr/konaklama" },
      { text: "Deniz Odası", url: null },
    ],
    ...changes,
  };
}

/** A room as listed on the rooms page. */
export function listedRoom(
  changes: Partial<Queries.SeoListedRoomFragment> = {},
): Queries.SeoListedRoomFragment {
  const { name, apiId, traits, traitNames, priceFrom, prices } = room();
  const url = "/tr/konaklama/deniz-odasi";
  return { name, url, apiId, traits, traitNames, priceFrom, prices, ...changes };
}
