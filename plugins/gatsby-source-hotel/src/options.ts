import type { GatsbyNode, PluginOptions } from "gatsby";
import { LOCALES, type Locale, SHIPPED_LOCALES } from "../../../shared/locales";
import { LAYOUTS } from "../../../shared/layouts";
import type { Route } from "../../../shared/route";
import { ROUTES } from "../../../shared/routes";
import { HTTP_DEFAULTS, type HttpOptions } from "../../../content-api/http";

type HttpSettings = Pick<HttpOptions, "timeout" | "concurrency" | "retries" | "retryDelay">;

export interface SourceOptions extends PluginOptions, HttpSettings {
  apiUrl: string;
  siteUrl?: string;
  chatWidgetUrl?: string;
  locales: Locale[];
  routes: Route[];
  hotelFile: string;
  cacheDir: string;
}

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const httpUrl = () =>
    Joi.string()
      .uri({ scheme: ["http", "https"] })
      .replace(/\/+$/, "");

  return Joi.object({
    apiUrl: httpUrl()
      .required()
      .description(
        "Base URL of the content API, for example https://cms.example.com/api; no trailing slash needed.",
      ),
    siteUrl: httpUrl().description(
      "Public origin of the site: links to it in the content become site paths.",
    ),
    chatWidgetUrl: Joi.string()
      .uri({ scheme: ["http", "https"] })
      .description("The script of the error page's chat, which the cookies page names."),
    locales: Joi.array()
      .items(Joi.string().valid(...LOCALES))
      .min(1)
      .unique()
      .default([...LOCALES])
      .description("The languages to load, in the order of the language selector."),
    routes: Joi.array()
      .items(
        Joi.object({
          path: Joi.string().pattern(/^\//, "site path").required(),
          layout: Joi.string()
            .valid(...LAYOUTS)
            .required(),
          slugs: Joi.object().pattern(Joi.string().valid(...SHIPPED_LOCALES), Joi.string()),
        }),
      )
      .unique("path")
      .default([...ROUTES])
      .description("The route table: English paths, their layouts and the known slugs of other languages."),
    hotelFile: Joi.string()
      .required()
      .description(
        "The hotel's own facts, for example content/hotel.json: property ids in the API, reservation site, address, pictures.",
      ),
    cacheDir: Joi.string()
      .default(({ apiUrl }: { apiUrl: string }) => `.content-cache/${folderName(apiUrl)}`)
      .description(
        "Folder of the last good answers and the fetched pictures, one for each API. Default: .content-cache/<the API's address>. Give it where the address changes between builds.",
      ),
    timeout: Joi.number()
      .integer()
      .min(1)
      .default(HTTP_DEFAULTS.timeout)
      .description("Milliseconds until one request is given up."),
    concurrency: Joi.number()
      .integer()
      .min(1)
      .max(8)
      .default(HTTP_DEFAULTS.concurrency)
      .description("Requests under way at once."),
    retries: Joi.number()
      .integer()
      .min(0)
      .max(10)
      .default(HTTP_DEFAULTS.retries)
      .description("Further tries after a network error, 429 or 5xx."),
    retryDelay: Joi.number()
      .integer()
      .min(0)
      .default(HTTP_DEFAULTS.retryDelay)
      .description("Milliseconds before the second try, doubled for each one after it."),
  });
};

/** `https://cms.example.com/api` → `cms.example.com-api` */
function folderName(apiUrl: string): string {
  return apiUrl.replace(/^https?:\/\//, "").replace(/[^\p{L}\p{N}.]+/gu, "-");
}
