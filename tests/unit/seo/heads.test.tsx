import { renderToStaticMarkup } from "react-dom/server";
import { SITE } from "../../../shared/site";
import { NotFoundHeadTags } from "../../../src/seo/NotFoundHeadTags";
import { PageHeadTags } from "../../../src/seo/PageHeadTags";
import { RoomHeadTags } from "../../../src/seo/RoomHeadTags";
import { hotel, listedRoom, page, picture, room, site } from "./heads";
import { things } from "./things";

const HOST = "https://www.hotel.example";

function pageHead(changes: Partial<Queries.SeoPageFragment> = {}) {
  return <PageHeadTags page={page(changes)} hotel={hotel} site={site} />;
}

function roomHead(changes: Partial<Queries.SeoRoomFragment> = {}) {
  return <RoomHeadTags room={room(changes)} hotel={hotel} site={site} />;
}

test("a page has its title and description", () => {
  const html = renderToStaticMarkup(pageHead());
  expect(html).toContain("<title>Galeri – Hotel Sol</title>");
  expect(html).toContain('<meta name="description" content="Otelin resimleri."/>');
});

test("a page without a description uses its first words", () => {
  expect(renderToStaticMarkup(pageHead({ metas: [] }))).toContain(
    '<meta name="description" content="Bir koy"/>',
  );
  expect(renderToStaticMarkup(roomHead())).toContain(
    '<meta name="description" content="Denize bakan oda."/>',
  );
});

test("a page names itself as canonical and every language as an alternate", () => {
  const html = renderToStaticMarkup(pageHead());
  expect(html).toContain(`<link rel="canonical" href="${HOST}/tr/galeri"/>`);
  for (const [hreflang, path] of [
    ["en", "/gallery"],
    ["tr", "/tr/galeri"],
    ["ru", "/ru/gallery"],
    ["de", "/de/gallery"],
    ["x-default", "/gallery"],
  ]) {
    expect(html).toContain(`<link rel="alternate" hrefLang="${hreflang}" href="${HOST}${path}"/>`);
  }
});

test("a setting makes the English page the canonical of all languages, if there is one", () => {
  const setting = jest.replaceProperty(SITE, "canonical", "english");
  const hrefLangs = [{ locale: "tr" as const, url: "/tr/galeri" }];
  const [english, turkish] = [pageHead(), pageHead({ hrefLangs })].map((head) => renderToStaticMarkup(head));
  setting.restore();
  expect(english).toContain(`<link rel="canonical" href="${HOST}/gallery"/>`);
  expect(turkish).toContain(`<link rel="canonical" href="${HOST}/tr/galeri"/>`);
});

test("a non-Latin path is encoded as in its alternates", () => {
  const url = "/ru/%D0%B3%D0%B0%D0%BB";
  const html = renderToStaticMarkup(
    pageHead({ locale: "ru", path: "/ru/гал", hrefLangs: [{ locale: "ru", url }] }),
  );
  expect(html).toContain(`<link rel="canonical" href="${HOST}${url}"/>`);
  expect(html).toContain(`<link rel="alternate" hrefLang="ru" href="${HOST}${url}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${HOST}${url}"/>`);
});

test("a shared page shows its header picture and its languages", () => {
  const html = renderToStaticMarkup(pageHead());
  expect(html).toContain(`<meta property="og:image" content="${HOST}/static/header.jpg"/>`);
  expect(html).toContain('<meta property="og:image:width" content="1200"/>');
  expect(html).toContain('<meta property="og:locale" content="tr_TR"/>');
  expect([...html.matchAll(/og:locale:alternate" content="(\w+)"/g)].map(([, name]) => name)).toEqual([
    "en_GB",
    "ru_RU",
    "de_AT",
  ]);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
});

test("a page without pictures is shared without one", () => {
  const html = renderToStaticMarkup(pageHead({ options: [], heroSlides: [] }));
  expect(html).not.toContain("og:image");
  expect(html).toContain('<meta name="twitter:card" content="summary"/>');
});

test("the page's own metas take precedence, except empty ones", () => {
  const metas = [
    { name: null, property: "og:title", content: "Koyun resimleri" },
    { name: null, property: "og:url", content: " " },
    { name: "", property: null, content: "nameless" },
  ];
  const html = renderToStaticMarkup(pageHead({ metas }));
  expect(html.match(/property="og:title"/g)?.length).toBe(1);
  expect(html).toContain('<meta property="og:title" content="Koyun resimleri"/>');
  expect(html).toContain(`<meta property="og:url" content="${HOST}/tr/galeri"/>`);
  expect(html).not.toContain("nameless");
});

test("home describes the hotel with everything the site knows about it", () => {
  const home = { path: "/tr", route: "/", category: "HOME", breadcrumbs: [{ text: "Ana sayfa", url: null }] };
  const rooms = [{ name: "Deniz Odası", url: "/tr/konaklama/deniz-odasi" }];
  const { Hotel, WebSite, BreadcrumbList } = things(
    <PageHeadTags page={page(home)} hotel={hotel} site={site} rooms={rooms} />,
  );
  expect(Hotel).toMatchObject({
    "@id": `${HOST}/#hotel`,
    name: "Hotel Sol",
    url: `${HOST}/tr`,
    telephone: "+902420000000",
    address: { "@type": "PostalAddress", streetAddress: "Sahil Yolu 1, Kemer" },
    geo: { "@type": "GeoCoordinates", latitude: 36.5, longitude: 30.5 },
    priceRange: "€100–300",
    starRating: { "@type": "Rating", ratingValue: 5 },
    checkinTime: "14:00",
    checkoutTime: "12:00",
    amenityFeature: [{ name: "Plaj" }, { name: "Havuz" }],
    image: [`${HOST}/static/header.jpg`, `${HOST}/static/slide.jpg`],
    containsPlace: [{ "@id": `${HOST}/tr/konaklama/deniz-odasi#room` }],
  });
  expect(WebSite).toMatchObject({ url: `${HOST}/`, inLanguage: "tr" });
  expect(BreadcrumbList).toBeUndefined();
});

test("the hotel's address is given in parts if the hotel names them", () => {
  const parts = {
    streetAddress: "Sahil Yolu 1",
    postalCode: "07980",
    addressLocality: "Kemer",
    addressRegion: "Antalya",
    addressCountry: "TR",
  };
  const home = page({ route: "/", category: "HOME" });
  const { Hotel } = things(
    <PageHeadTags page={home} hotel={{ ...hotel, postalAddress: parts }} site={site} />,
  );
  expect(Hotel?.address).toEqual({ "@type": "PostalAddress", ...parts });
});

test("facts that a hotel lacks are left out", () => {
  const bare = { ...hotel, latitude: null, starRating: null, amenities: [], holding: null, social: [] };
  const head = <PageHeadTags page={page({ route: "/" })} hotel={bare} site={site} />;
  for (const property of ["geo", "starRating", "amenityFeature", "parentOrganization", "sameAs"]) {
    expect(things(head).Hotel).not.toHaveProperty(property);
  }
});

test("an inner page has breadcrumbs", () => {
  expect(things(pageHead())).toMatchObject({
    BreadcrumbList: {
      itemListElement: [
        { position: 1, name: "Ana sayfa", item: `${HOST}/tr` },
        { position: 2, name: "Galeri", item: `${HOST}/tr/galeri` },
      ],
    },
  });
});

test("a page with the venue layout that is not in the route table is a restaurant", () => {
  const way = [
    { text: "Gastronomi", url: "/tr/gastronomi" },
    { text: "İskele", url: null },
  ];
  const title = "İskele: Kemer’de balık restoranı";
  const venue = { route: null, path: "/tr/gastronomi/iskele", title, breadcrumbs: way };
  expect(things(pageHead(venue)).Restaurant).toMatchObject({
    "@id": `${HOST}/tr/gastronomi/iskele#restaurant`,
    name: "İskele",
    telephone: "+902420000000",
    address: { streetAddress: "Sahil Yolu 1, Kemer" },
    containedInPlace: { "@id": `${HOST}/#hotel` },
  });
  expect(things(pageHead({ ...venue, breadcrumbs: [] })).Restaurant).toMatchObject({ name: title });
  expect(things(pageHead({ ...venue, layout: "detail-pages" }))).not.toHaveProperty("Restaurant");
});

test("a room is described with its size, guests, bed and hotel", () => {
  const { HotelRoom, Hotel, BreadcrumbList } = things(roomHead());
  expect(HotelRoom).toMatchObject({
    "@id": `${HOST}/tr/konaklama/deniz-odasi#room`,
    name: "Deniz Odası",
    bed: "Çift kişilik",
    floorSize: { value: 38, unitCode: "MTK" },
    occupancy: { maxValue: 3 },
    amenityFeature: [{ name: "Deniz manzarası", propertyID: "sea-view" }, { name: "Balkon" }],
    image: [`${HOST}/static/room.jpg`],
    containedInPlace: { "@id": `${HOST}/#hotel` },
  });
  expect(Hotel).toMatchObject({ "@id": `${HOST}/#hotel`, name: "Hotel Sol" });
  expect(BreadcrumbList).toMatchObject({ itemListElement: expect.arrayContaining([expect.anything()]) });
});

test("no content can close the script element", () => {
  const title = "</script><img src=x onerror=alert(1)>";
  const html = renderToStaticMarkup(roomHead({ name: title }));
  const script = html.slice(html.indexOf("application/ld+json"));
  expect(script).toContain("\\u003c/script");
  expect(script).not.toContain("&lt;");
});

test("the same picture is listed once", () => {
  const same = picture("/static/one.jpg");
  const head = roomHead({ sliders: [{ slides: [{ picture: same }, { picture: same }] }] });
  expect(things(head).HotelRoom?.image).toEqual([`${HOST}/static/one.jpg`]);
});

test("an error page asks not to be indexed and has no alternates", () => {
  const html = renderToStaticMarkup(<NotFoundHeadTags title="Sayfa bulunamadı" hotel={hotel} />);
  expect(html).toContain("<title>Sayfa bulunamadı – Hotel Sol</title>");
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/alternate|canonical/);
});

test("contact lists each number with its purpose and, if known, its hours", () => {
  const hours = [{ days: ["Monday"], opens: "09:00", closes: "18:00", validFrom: null, validThrough: null }];
  const { Hotel } = things(
    pageHead({
      category: "CONTACT",
      contactPoints: [
        { purpose: "Resepsiyon", telephone: "+902425550100", hours: [] },
        { purpose: "Gruplar", telephone: "+902425550102", hours },
      ],
    }),
  );
  expect(Hotel?.contactPoint).toEqual([
    { "@type": "ContactPoint", contactType: "Resepsiyon", telephone: "+902425550100" },
    {
      "@type": "ContactPoint",
      contactType: "Gruplar",
      telephone: "+902425550102",
      hoursAvailable: [
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "09:00", closes: "18:00" },
      ],
    },
  ]);
  expect(things(pageHead({ category: "CONTACT" })).Hotel).not.toHaveProperty("contactPoint");
});

test("a page describes the film that it plays; one that could not be fetched is left out", () => {
  const film = {
    title: "Koyda bir gün",
    description: "Gün doğumundan ışıklara.",
    picture: picture("/static/dusk.jpg"),
    file: { publicURL: "/static/a/bay.mp4" },
    uploaded: "2031-05-06T00:00:00+03:00",
    seconds: 23.4,
  };
  expect(things(pageHead({ films: [film] })).VideoObject).toEqual({
    "@type": "VideoObject",
    "@id": `${HOST}/tr/galeri#film-1`,
    name: "Koyda bir gün",
    description: "Gün doğumundan ışıklara.",
    thumbnailUrl: `${HOST}/static/dusk.jpg`,
    uploadDate: "2031-05-06T00:00:00+03:00",
    duration: "PT23S",
    contentUrl: `${HOST}/static/a/bay.mp4`,
  });
  expect(things(pageHead({ films: [{ ...film, seconds: null }] })).VideoObject).not.toHaveProperty(
    "duration",
  );
  expect(things(pageHead({ films: [{ ...film, file: null }] })).VideoObject).toBeUndefined();
});

test("a page that answers questions lists them, whatever else it is", () => {
  expect(things(pageHead()).FAQPage).toBeUndefined();
  const questions = [{ question: "Havuz ısıtılıyor mu?", answer: "Evet, kasımdan nisana." }];
  for (const category of ["DETAIL", "CONTACT"]) {
    expect(things(pageHead({ category, questions })).FAQPage).toMatchObject({
      url: `${HOST}/tr/galeri`,
      mainEntity: [
        {
          "@type": "Question",
          name: "Havuz ısıtılıyor mu?",
          acceptedAnswer: { "@type": "Answer", text: "Evet, kasımdan nisana." },
        },
      ],
    });
  }
});

const PRICES = [
  {
    party: { adults: 2, children: null },
    currency: "EUR",
    months: [
      { month: "2027-04", amount: 190 },
      { month: "2028-02", amount: 150 },
    ],
  },
  { party: { adults: 2, children: 1 }, currency: "EUR", months: [{ month: "2027-04", amount: 215 }] },
];

test("a room offers each month's price to its party, valid for that month", () => {
  const priceFrom = { amount: 150, currency: "EUR", per: "night" };
  const offers = things(roomHead({ priceFrom, prices: PRICES }))["HotelRoom,Product"]?.offers;
  expect(offers).toMatchObject([
    { "@type": "Offer", priceSpecification: { price: 150 } },
    { numAdults: 2, numChildren: 0, priceSpecification: { price: 190, validFrom: "2027-04-01" } },
    { numAdults: 2, numChildren: 0, priceSpecification: { price: 150, validThrough: "2028-02-29" } },
    { numAdults: 2, numChildren: 1, priceSpecification: { price: 215, validThrough: "2027-04-30" } },
  ]);
});

test("the rooms page describes the hotel with what each room has and costs", () => {
  const listedRooms = [listedRoom({ prices: PRICES }), listedRoom({ url: "/tr/konaklama/bahce" })];
  const { Hotel } = things(
    <PageHeadTags page={page()} hotel={hotel} site={site} listedRooms={listedRooms} />,
  );
  expect(Hotel).toMatchObject({
    containsPlace: [
      { "@id": `${HOST}/tr/konaklama/deniz-odasi#room`, amenityFeature: [{ propertyID: "sea-view" }] },
      { "@id": `${HOST}/tr/konaklama/bahce#room` },
    ],
    makesOffer: [
      {
        "@type": "AggregateOffer",
        itemOffered: { "@id": `${HOST}/tr/konaklama/deniz-odasi#room` },
        lowPrice: 150,
        highPrice: 215,
        priceCurrency: "EUR",
        offerCount: 3,
        availabilityStarts: "2027-04-01",
        availabilityEnds: "2028-02-29",
      },
    ],
  });
});

test("a picture whose file says that AI made it is marked as such", () => {
  const image = (source: string) =>
    things(roomHead({ sliders: [{ slides: [{ picture: picture("/static/bed.jpg", source) }] }] })).HotelRoom
      ?.image;
  expect(image("trainedAlgorithmicMedia")).toEqual([
    {
      "@type": "ImageObject",
      contentUrl: `${HOST}/static/bed.jpg`,
      digitalSourceType: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
    },
  ]);
  expect(image("somethingElse")).toEqual([`${HOST}/static/bed.jpg`]);
});
