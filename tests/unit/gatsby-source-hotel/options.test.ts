import { Joi, testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "../../../plugins/gatsby-source-hotel/src/options";
import { LOCALES } from "../../../shared/locales";
import { ROUTES } from "../../../shared/routes";

const schema = pluginOptionsSchema;
if (!schema) throw new Error("The plugin has no options schema");

test("every option has a default except the API's address and the hotel file", async () => {
  const own = { hotelFile: "content/hotel.json" };
  expect(schema({ Joi }).validate({ apiUrl: "https://cms.hotel.example/api/", ...own }).value).toEqual({
    apiUrl: "https://cms.hotel.example/api",
    ...own,
    locales: [...LOCALES],
    routes: [...ROUTES],
    cacheDir: ".content-cache/cms.hotel.example-api",
    timeout: 50_000,
    concurrency: 8,
    retries: 3,
    retryDelay: 500,
  });
});

test("all invalid options are reported at once", async () => {
  const { isValid, errors } = await testPluginOptionsSchema(schema, {
    apiUrl: "cms.hotel.example",
    siteUrl: "ftp://hotel.example",
    locales: ["fr"],
    routes: [{ path: "about-us", layout: "fancy" }],
    concurrency: 9,
  });
  expect(isValid).toBe(false);
  expect(errors.map((error) => /^"[^"]+"/.exec(error)?.[0])).toEqual(
    ["apiUrl", "siteUrl", "locales[0]", "routes[0].path", "routes[0].layout", "hotelFile", "concurrency"].map(
      (name) => `"${name}"`,
    ),
  );
});
