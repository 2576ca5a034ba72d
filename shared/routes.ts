import type { Route } from "./route";

/** The specification's route table, as completed by later decisions. */
export const ROUTES: readonly Route[] = [
  { path: "/", layout: "intro-page" },
  { path: "/intro", layout: "intro-page" },
  { path: "/about-us", layout: "detail-pages", slugs: { tr: "hakkimizda" } },
  { path: "/accessibility", layout: "detail-pages", slugs: { tr: "erisilebilirlik" } },
  { path: "/agency", layout: "detail-pages", slugs: { tr: "acente" } },
  { path: "/beach-and-pool", layout: "detail-pages", slugs: { tr: "plaj-ve-havuz" } },
  { path: "/awards-and-certificates", layout: "detail-pages", slugs: { tr: "oduller-ve-sertifikalar" } },
  { path: "/contact", layout: "detail-pages-exclusive", slugs: { tr: "iletisim" } },
  { path: "/cookies", layout: "detail-pages", slugs: { tr: "cerezler" } },
  { path: "/corporate", layout: "detail-pages", slugs: { tr: "kurumsal" } },
  { path: "/gastronomy", layout: "detail-pages", slugs: { tr: "gastronomi" } },
  { path: "/experience", layout: "detail-pages", slugs: { tr: "deneyim" } },
  {
    path: "/early-booking",
    layout: "landing",
    slugs: { ru: "rannee-bronirovanie", de: "fruehzeitige-buchung" },
  },
  { path: "/landing", layout: "landing", slugs: { tr: "erken-rezervasyon-firsatlari" } },
  { path: "/gallery", layout: "detail-pages-exclusive", slugs: { tr: "galeri" } },
  { path: "/kids-club", layout: "detail-pages", slugs: { tr: "cocuk-kulubu" } },
  { path: "/gdpr", layout: "detail-pages", slugs: { tr: "kvkk" } },
  { path: "/loyalty", layout: "detail-pages-exclusive" },
  { path: "/occasions", layout: "detail-pages-exclusive", slugs: { tr: "toplanti-ve-etkinlik" } },
  { path: "/packages", layout: "detail-pages", slugs: { tr: "paketler" } },
  { path: "/accommodation", layout: "detail-pages", slugs: { tr: "konaklama" } },
  { path: "/sustainability", layout: "detail-pages-exclusive", slugs: { tr: "surdurulebilirlik" } },
];

/** Parent pages of rooms and of venues (English paths). */
export const ROOMS_PARENT = "/accommodation";
export const VENUES_PARENT = "/gastronomy";

/** The page that lists the cookies used (English path). */
export const COOKIES_PAGE = "/cookies";

/** The data-protection notice that the newsletter's consent refers to (English path). */
export const PRIVACY_PAGE = "/gdpr";
