import { browserOf } from "../../../services/newsletter/vitals/browser";
import { hasRisen } from "../../../services/newsletter/vitals/error-watch";
import { bucketOf, p75 } from "../../../services/newsletter/vitals/histogram";
import { parseSamples } from "../../../services/newsletter/vitals/parse";

const ORIGINS = ["https://www.example.com"];

test("the 75th percentile of a histogram is right to within its bucket", () => {
  const values = [400, 700, 900, 1_100, 1_900, 2_100, 2_300, 9_000];
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf("LCP", value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  expect(p75("LCP", counts)).toBe(2_250);
  expect(p75("CLS", new Map([[bucketOf("CLS", 0), 3]]))).toBeLessThan(0.001);
  expect(p75("INP", new Map([[bucketOf("INP", 60_000), 1]]))).toBe(5_000);
  expect(p75("INP", new Map())).toBeNull();
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "gecko", "other"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "gecko", "phone"],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "chromium",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1",
    "webkit",
    "phone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "webkit",
    "other",
  ],
  ["curl/8", "other", "other"],
])("%s", (userAgent, engine, device) => {
  expect(browserOf(userAgent)).toEqual({ engine, device });
});

test("a visit is reduced to its page and measurement buckets, an error to its first line without personal data", () => {
  expect(parseSamples({ route: "/tr/odalar%C4%B1", LCP: 1_234, CLS: 0 }, ORIGINS)).toEqual([
    { kind: "visit", route: "/tr/odaları", value: "" },
    { kind: "LCP", route: "/tr/odaları", value: "1250" },
    { kind: "CLS", route: "/tr/odaları", value: "0.001" },
  ]);
  const error = "TypeError: ada@example.com called 00441234567 at https://x.example/?q=ada\n at f (app.js:1)";
  expect(parseSamples({ route: "/", error }, ORIGINS)).toEqual([
    { kind: "error", route: "/", value: "TypeError: … called … at https://x.example/?…" },
  ]);
});

test("only browser reports about the site's pages are counted, without those caused by extensions", () => {
  const violation = (url: string, blockedURL: string) => ({
    type: "csp-violation",
    age: 1,
    url,
    user_agent: "any",
    body: { effectiveDirective: "img-src", blockedURL },
  });
  const reports = [
    violation("https://www.example.com/rooms?gclid=1", "https://cdn.example/x.png?id=1"),
    violation("https://www.example.com/", "chrome-extension://abc/x.js"),
    violation("https://elsewhere.example/", "inline"),
    { type: "unknown", url: "https://www.example.com/", body: {} },
    { type: "crash", url: "https://www.example.com/", body: { reason: "oom" } },
  ];
  expect(parseSamples(reports, ORIGINS)).toEqual([
    { kind: "csp-violation", route: "/rooms", value: "img-src https://cdn.example" },
    { kind: "crash", route: "/", value: "oom" },
  ]);
});

test.each([
  [undefined],
  ["text"],
  [{}],
  [{ route: "rooms" }],
  [{ route: "/a\nb" }],
  [{ route: `/${"a".repeat(300)}` }],
  [{ route: "/%zz" }],
  [{ route: { constructor: 1 } }],
  [{ route: "/", LCP: -1 }],
  [{ route: "/", LCP: "1" }],
  [{ route: "/", CLS: Infinity }],
  [Array.from({ length: 51 }, () => ({ type: "crash", url: "https://www.example.com/" }))],
])("%j is refused", (body) => {
  expect(parseSamples(body, ORIGINS)).toBeUndefined();
});

test.each([
  ["few errors", { visits: 4, errors: 4 }, { visits: 0, errors: 0 }, false],
  ["five of many", { visits: 500, errors: 5 }, { visits: 5_000, errors: 0 }, false],
  ["one in ten", { visits: 50, errors: 5 }, { visits: 5_000, errors: 50 }, true],
  ["one in ten, as usual", { visits: 50, errors: 5 }, { visits: 5_000, errors: 500 }, false],
  ["errors whose visits have not ended", { visits: 0, errors: 5 }, { visits: 0, errors: 0 }, true],
])("%s", (_name, recent, usual, risen) => {
  expect(hasRisen(recent, usual)).toBe(risen);
});
