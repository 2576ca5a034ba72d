import { readFileSync } from "node:fs";
import { parseEnvironment } from "../../../shared/environment";

test("an empty environment gives the defaults of .env.example", () => {
  const example = Object.fromEntries(
    readFileSync(".env.example", "utf8")
      .split("\n")
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => line.split("=", 2)),
  );
  expect(parseEnvironment({})).toEqual(parseEnvironment(example));
  expect(parseEnvironment({})).toMatchObject({
    signupApiUrl: "",
    buildDir: undefined,
    vitalsFile: ".data/vitals.json",
  });
});

test("addresses lose their trailing slashes and keep their path", () => {
  const environment = parseEnvironment({
    CONTENT_API_URL: "https://cms.example.com/api/",
    SITE_URL: "https://www.example.com//",
  });
  expect(environment.contentApiUrl).toBe("https://cms.example.com/api");
  expect(environment.siteUrl).toBe("https://www.example.com");
});

test("one message names every invalid variable and says where to look", () => {
  const wrong = { CONTENT_API_URL: "cms.example.com", SITE_URL: "ftp://example.com", PORT: "eighty" };
  expect(() => parseEnvironment(wrong)).toThrow(/\.env\.example[\s\S]*CONTENT_API_URL[\s\S]*SITE_URL/);
  expect(() => parseEnvironment(wrong)).toThrow("PORT must be a number between 0 and 65535");
});

test("access to the content server is configured by its own variables", () => {
  const { contentAccess } = parseEnvironment({
    CONTENT_API_AUTHORIZATION: "Bearer secret",
    PICTURE_HOSTS: "cdn.internal , 10.0.0.5:8080",
    CONTENT_MAX_ANSWER_MB: "0.5",
  });
  expect(contentAccess).toMatchObject({
    authorization: "Bearer secret",
    pictureHosts: ["cdn.internal", "10.0.0.5:8080"],
    maxAnswerMegabytes: 0.5,
    maxPictureMegabytes: 40,
  });
});

test.each<[Record<string, string>, RegExp]>([
  [{ CONTENT_API_URL: "https://hunter2@cms.example.com" }, /CONTENT_API_URL .*CONTENT_API_AUTHORIZATION/],
  [{ GATSBY_API_URL: "https://editor:hunter2@cms.example.com" }, /GATSBY_API_URL must not hold a user name/],
  [{ CONTENT_API_AUTHORIZATION: "Bearer hunter2\nX-Other: 1" }, /CONTENT_API_AUTHORIZATION must be one line/],
  [{ PICTURE_HOSTS: "https://editor:hunter2@cdn.example" }, /PICTURE_HOSTS must be host names/],
  [{ CONTENT_MAX_PICTURE_MB: "all" }, /CONTENT_MAX_PICTURE_MB must be a number of megabytes/],
  [{ CONTENT_MAX_TOTAL_MB: "0" }, /CONTENT_MAX_TOTAL_MB must be more than 0/],
  [{ SITE_URL: "https://ada:hunter2@hotel.example" }, /SITE_URL must not hold a user name/],
  [{ SITE_URL: "https://hotel.example/site" }, /SITE_URL must have nothing behind the host/],
  [{ SITE_URL: "https://hotel.example/?key=hunter2" }, /SITE_URL must have nothing behind the host/],
])("%j is refused without printing a secret", (variables, message) => {
  let text = "";
  try {
    parseEnvironment(variables);
  } catch (error) {
    text = String(error);
  }
  expect(text).toMatch(message);
  expect(text).not.toContain("hunter2");
});

test("trusted proxies are addresses and networks, never everyone", () => {
  const { host, trustedProxies } = parseEnvironment({
    HOST: "0.0.0.0",
    TRUST_PROXY: "10.0.0.5 , 2001:db8::/32",
  });
  expect(host).toBe("0.0.0.0");
  expect(trustedProxies).toEqual(["10.0.0.5", "2001:db8::/32"]);
  for (const wrong of ["proxy.internal", "10.0.0.5:80", "0.0.0.0/0", "::/0", "true", "1"])
    expect(() => parseEnvironment({ TRUST_PROXY: wrong })).toThrow(
      "TRUST_PROXY must be addresses or networks",
    );
  for (const wrong of ["http://10.0.0.5", "10.0.0.5:8000", "8000"])
    expect(() => parseEnvironment({ HOST: wrong })).toThrow("HOST must be an address of this machine");
});

test("a hotel with its own folder has everything written there unless another path is set", () => {
  const environment = parseEnvironment({ SITE_DIR: "/srv/hotels/ada", PICTURES_DIR: "/srv/pictures" });
  expect(environment).toMatchObject({
    hotelFile: "/srv/hotels/ada/content/hotel.json",
    buildDir: "/srv/hotels/ada/.site",
    distDir: "/srv/hotels/ada/dist",
    releasesDir: "/srv/hotels/ada/.releases",
    picturesDir: "/srv/pictures",
    dataDir: "/srv/hotels/ada/.data",
    previewDir: "/srv/hotels/ada/.preview",
  });
});

test("release settings accept only known values", () => {
  const staging = {
    SITE_INDEXING: "off",
    RELEASE_COMPRESSION: "none",
    WEB_API_URL: "https://api.example.com/",
  };
  expect(parseEnvironment(staging)).toMatchObject({
    siteIndexing: false,
    releaseCompression: "none",
    webApiUrl: "https://api.example.com",
  });
  expect(() => parseEnvironment({ SITE_INDEXING: "no", RELEASE_COMPRESSION: "brotli" })).toThrow(
    /SITE_INDEXING must be on or off\n- RELEASE_COMPRESSION must be one of none, gzip, all/,
  );
});
