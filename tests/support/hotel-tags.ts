/** `tags` of a hotel file with every service; Plausible and Matomo are self-hosted. */
export const HOTEL_TAGS = {
  plausible: { domain: "birchlake.example", url: "https://plausible.birchlake.example" },
  matomo: { url: "https://matomo.birchlake.example/", siteId: 7 },
  googleAnalytics: { id: "G-BIRCH12345" },
  googleAds: { id: "AW-123456789" },
  metaPixel: { id: "123456789012345" },
  yandexMetrica: { id: "12345678" },
  crisp: { id: "01234567-89ab-cdef-0123-456789abcdef" },
};

export const HOTEL_VERIFICATION = {
  google: "dBw5CvburAxi537Rp9qi5uG2174Vb6JwHwIRwPSLIK8",
  googleFile: "google1234567890abcdef.html",
  yandex: "1234567890abcdef",
  bing: "1234567890ABCDEF1234567890ABCDEF",
  indexNow: "2f9c1e7ab04d4c6e",
};
