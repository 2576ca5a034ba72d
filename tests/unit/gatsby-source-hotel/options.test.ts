import { Joi, testPluginOptionsSchema } from "gatsby-plugin-utils";
import { pluginOptionsSchema } from "../../../plugins/gatsby-source-hotel/src/options";
import { LAYOUTS } from "../../../shared/layouts";
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
    cacheDir: 7,
    timeout: 0,
    concurrency: 9,
    retries: -1,
    retryDelay: -1,
  });
  expect(isValid).toBe(false);
  expect(errors).toEqual([
    '"apiUrl" must be a valid uri with a scheme matching the http|https pattern',
    '"siteUrl" must be a valid uri with a scheme matching the http|https pattern',
    `"locales[0]" must be one of [${LOCALES.join(", ")}]`,
    '"routes[0].path" with value "about-us" fails to match the site path pattern',
    `"routes[0].layout" must be one of [${LAYOUTS.join(", ")}]`,
    '"hotelFile" is required',
    '"cacheDir" must be a string',
    '"timeout" must be greater than or equal to 1',
    '"concurrency" must be less than or equal to 8',
    '"retries" must be greater than or equal to 0',
    '"retryDelay" must be greater than or equal to 0',
  ]);
});

test("every option has a description", () => {
  const { keys } = schema({ Joi }).describe();
  const undescribed = Object.entries<{ flags?: { description?: string } }>(keys)
    .filter(([, option]) => !option.flags?.description)
    .map(([name]) => name);
  expect(undescribed).toEqual([]);
});
