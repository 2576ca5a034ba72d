import { readFileSync } from "node:fs";
import { parseEnvironment } from "../../../src/config/environment";

test("an empty environment gives the defaults of .env.example", () => {
  const example = Object.fromEntries(
    readFileSync(".env.example", "utf8")
      .split("\n")
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => line.split("=", 2)),
  );
  expect(parseEnvironment({})).toEqual(parseEnvironment(example));
  expect(parseEnvironment({})).toEqual({
    contentApiUrl: undefined,
    signupApiUrl: "",
    chatWidgetUrl: undefined,
    siteUrl: "http://localhost:8000",
    hotelFile: "content/hotel.json",
    releasesDir: ".releases",
    port: 8000,
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

test("every wrong variable is named in one message that says where to look", () => {
  const wrong = { CONTENT_API_URL: "cms.example.com", SITE_URL: "ftp://example.com", PORT: "eighty" };
  expect(() => parseEnvironment(wrong)).toThrow(/\.env\.example[\s\S]*CONTENT_API_URL[\s\S]*SITE_URL/);
  expect(() => parseEnvironment(wrong)).toThrow("PORT must be a number between 0 and 65535");
});
