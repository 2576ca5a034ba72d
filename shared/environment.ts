import { join } from "node:path";
import { number, object, string } from "yup";
import { CONTENT_ACCESS, type ContentAccess } from "./content-access";
import { isHttpUrl } from "./http-url";
import { hostSetting, portSetting } from "./network-settings";
import { isNetwork, listOf } from "./networks";
import { parseVariables } from "./parse-variables";
import { withoutTrailingSlash } from "./trailing-slash";

const httpUrl = (name: string, insteadOfCredentials = "Leave them out.") =>
  string()
    .test(
      "http-url",
      `${name} must be an absolute http(s) URL, for example https://www.example.com`,
      (value) => value === undefined || isHttpUrl(value),
    )
    .test(
      "no-credentials",
      `${name} must not hold a user name or a password. ${insteadOfCredentials}`,
      (value) => value === undefined || !URL.canParse(value) || !hasCredentials(new URL(value)),
    );

function hasCredentials({ username, password }: URL): boolean {
  return username !== "" || password !== "";
}

function isOrigin({ pathname, search, hash }: URL): boolean {
  return /^\/*$/.test(pathname) && search === "" && hash === "";
}

const megabytes = (name: string, fallback: number) =>
  number()
    .typeError(`${name} must be a number of megabytes, for example ${fallback}`)
    .positive(`${name} must be more than 0 megabytes`)
    .default(fallback);

/** The compressed copies a release has of its text files; "all" means Brotli and gzip. */
const COMPRESSIONS = ["none", "gzip", "all"] as const;
export type Compression = (typeof COMPRESSIONS)[number];

const environmentSchema = object({
  CONTENT_API_URL: httpUrl(
    "CONTENT_API_URL",
    "Put them in CONTENT_API_AUTHORIZATION, as the Authorization header says them: Bearer <token>, or Basic <base64 of user:password>.",
  ),
  CONTENT_API_AUTHORIZATION: string().matches(/^[\x20-\x7e]+$/, {
    message: "CONTENT_API_AUTHORIZATION must be one line of ASCII, such as Bearer <token>",
    excludeEmptyString: true,
  }),
  PICTURE_HOSTS: string()
    .matches(/^[^\s/@,]+(?:\s*,\s*[^\s/@,]+)*$/, {
      message: "PICTURE_HOSTS must be host names with commas between, such as cdn.internal, 10.0.0.5:8080",
      excludeEmptyString: true,
    })
    .default(""),
  CONTENT_MAX_ANSWER_MB: megabytes("CONTENT_MAX_ANSWER_MB", CONTENT_ACCESS.maxAnswerMegabytes),
  CONTENT_MAX_PICTURE_MB: megabytes("CONTENT_MAX_PICTURE_MB", CONTENT_ACCESS.maxPictureMegabytes),
  CONTENT_MAX_TOTAL_MB: megabytes("CONTENT_MAX_TOTAL_MB", CONTENT_ACCESS.maxTotalMegabytes),
  GATSBY_API_URL: httpUrl("GATSBY_API_URL"),
  GATSBY_CHAT_WIDGET_URL: httpUrl("GATSBY_CHAT_WIDGET_URL"),
  SITE_URL: httpUrl("SITE_URL")
    .test(
      "origin",
      "SITE_URL must have nothing behind the host, as the site is served from the root of it: https://www.example.com",
      (value) => value === undefined || !URL.canParse(value) || isOrigin(new URL(value)),
    )
    .default("http://localhost:8000"),
  SITE_INDEXING: string().oneOf(["on", "off"], "SITE_INDEXING must be on or off").default("on"),
  WEB_API_URL: httpUrl("WEB_API_URL"),
  RELEASE_COMPRESSION: string()
    .oneOf(COMPRESSIONS, `RELEASE_COMPRESSION must be one of ${COMPRESSIONS.join(", ")}`)
    .default("all"),
  VITALS_PERCENT: number()
    .typeError("VITALS_PERCENT must be a number between 0 and 100")
    .min(0, "VITALS_PERCENT must be a number between 0 and 100")
    .max(100, "VITALS_PERCENT must be a number between 0 and 100")
    .default(0),
  VITALS_FILE: string(),
  SITE_DIR: string(),
  HOTEL_FILE: string(),
  RELEASES_DIR: string(),
  PICTURES_DIR: string(),
  DATA_DIR: string(),
  PREVIEW_DIR: string(),
  BUILD_TURNS_DIR: string(),
  PORT: portSetting("PORT", 8000),
  HOST: hostSetting("HOST"),
  TRUST_PROXY: string()
    .test(
      "proxies",
      "TRUST_PROXY must be addresses or networks of your proxies with commas between, such as 10.0.0.5, 10.1.0.0/16; a network of everyone would believe everyone",
      (list) => listOf(list).every(isNetwork),
    )
    .default(""),
  CHAKRA_RUNTIME: string().oneOf(["0", "1"], "CHAKRA_RUNTIME must be 0 or 1").default("0"),
  SOURCE_DATE_EPOCH: number()
    .typeError("SOURCE_DATE_EPOCH must be a time in whole seconds, for example 1700000000")
    .integer("SOURCE_DATE_EPOCH must be a time in whole seconds, for example 1700000000"),
});

export interface Environment {
  /** Base URL of the content API without trailing slash; undefined: the embedded content server. */
  contentApiUrl: string | undefined;
  contentAccess: ContentAccess;
  /** Base URL for signups without trailing slash; empty: same origin. */
  signupApiUrl: string;
  chatWidgetUrl: string | undefined;
  /** Public origin of the site without trailing slash. */
  siteUrl: string;
  /** True if search engines may index the site. */
  siteIndexing: boolean;
  /** Base URL, without trailing slash, to which a static host proxies `/v1/web/`; undefined: it doesn't. */
  webApiUrl: string | undefined;
  releaseCompression: Compression;
  /** Percentage of visits whose speed and script errors are counted; 0: none, and no report of browsers either. */
  vitalsPercent: number;
  /** The summary of what was counted, which the newsletter service writes and the status page shows. */
  vitalsFile: string;
  hotelFile: string;
  /** Folder that the code is copied to and built in, with its caches; undefined: built in place. */
  buildDir: string | undefined;
  /** Folder of `npm run build`'s release. */
  distDir: string;
  /** Folder of the releases and of the state kept between them. */
  releasesDir: string;
  /** Folder of resized pictures, which all builds on this machine may share. */
  picturesDir: string;
  /** Folder of private, persistent data: the newsletter's database, secrets. */
  dataDir: string;
  /** Folder of the preview's code, caches and releases. */
  previewDir: string;
  /** Folder used by builds of several sites on this machine to take turns; undefined: they don't. */
  buildTurnsDir: string | undefined;
  port: number;
  /** Address that servers listen on; undefined: the loopback addresses of this machine. */
  host: string | undefined;
  /** Addresses and networks of proxies, besides this machine's own, whose forwarded client address is trusted. */
  trustedProxies: string[];
  /** True to run Chakra in the browser in the built site, for comparison. */
  chakraRuntime: boolean;
  /** SOURCE_DATE_EPOCH of `npm run build`'s release, in seconds; undefined: the time of the last commit. */
  sourceDateEpoch: number | undefined;
}

/**
 * Parses the environment once; an empty value counts as unset.
 * Throws one error that lists every invalid variable and how to fix it.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = parseVariables(environmentSchema, variables);
  const inSite = (name: string) => join(parsed.SITE_DIR ?? ".", name);
  const dataDir = parsed.DATA_DIR ?? inSite(".data");
  return {
    contentApiUrl: parsed.CONTENT_API_URL && withoutTrailingSlash(parsed.CONTENT_API_URL),
    contentAccess: {
      authorization: parsed.CONTENT_API_AUTHORIZATION,
      pictureHosts: listOf(parsed.PICTURE_HOSTS),
      maxAnswerMegabytes: parsed.CONTENT_MAX_ANSWER_MB,
      maxPictureMegabytes: parsed.CONTENT_MAX_PICTURE_MB,
      maxTotalMegabytes: parsed.CONTENT_MAX_TOTAL_MB,
    },
    signupApiUrl: withoutTrailingSlash(parsed.GATSBY_API_URL ?? ""),
    chatWidgetUrl: parsed.GATSBY_CHAT_WIDGET_URL,
    siteUrl: withoutTrailingSlash(parsed.SITE_URL ?? ""),
    siteIndexing: parsed.SITE_INDEXING === "on",
    webApiUrl: parsed.WEB_API_URL && withoutTrailingSlash(parsed.WEB_API_URL),
    releaseCompression: parsed.RELEASE_COMPRESSION,
    vitalsPercent: parsed.VITALS_PERCENT,
    vitalsFile: parsed.VITALS_FILE ?? join(dataDir, "vitals.json"),
    hotelFile: parsed.HOTEL_FILE ?? inSite("content/hotel.json"),
    buildDir: parsed.SITE_DIR === undefined ? undefined : inSite(".site"),
    distDir: inSite("dist"),
    releasesDir: parsed.RELEASES_DIR ?? inSite(".releases"),
    picturesDir: parsed.PICTURES_DIR ?? inSite(".pictures"),
    dataDir,
    previewDir: parsed.PREVIEW_DIR ?? inSite(".preview"),
    buildTurnsDir: parsed.BUILD_TURNS_DIR,
    port: parsed.PORT,
    host: parsed.HOST,
    trustedProxies: listOf(parsed.TRUST_PROXY),
    chakraRuntime: parsed.CHAKRA_RUNTIME === "1",
    sourceDateEpoch: parsed.SOURCE_DATE_EPOCH,
  };
}
