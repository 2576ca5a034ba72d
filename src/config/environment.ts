import { number, object, string, ValidationError } from "yup";

const httpUrl = (name: string) =>
  string().test(
    "http-url",
    `${name} must be an absolute http(s) URL, for example https://www.example.com`,
    (value) => {
      if (value === undefined) return true;
      return /^https?:\/\//.test(value) && URL.canParse(value);
    },
  );

const environmentSchema = object({
  CONTENT_API_URL: httpUrl("CONTENT_API_URL"),
  GATSBY_API_URL: httpUrl("GATSBY_API_URL"),
  GATSBY_CHAT_WIDGET_URL: httpUrl("GATSBY_CHAT_WIDGET_URL"),
  SITE_URL: httpUrl("SITE_URL").default("http://localhost:8000"),
  HOTEL_FILE: string().default("content/hotel.json"),
  RELEASES_DIR: string().default(".releases"),
  PORT: number()
    .typeError("PORT must be a number between 0 and 65535")
    .integer("PORT must be a whole number")
    .min(0, "PORT must be a number between 0 and 65535")
    .max(65_535, "PORT must be a number between 0 and 65535")
    .default(8000),
  SOURCE_DATE_EPOCH: number()
    .typeError("SOURCE_DATE_EPOCH must be a time in whole seconds, for example 1700000000")
    .integer("SOURCE_DATE_EPOCH must be a time in whole seconds, for example 1700000000"),
});

export interface Environment {
  /** Base URL of the content API without trailing slash; undefined: the embedded content server. */
  contentApiUrl: string | undefined;
  /** Base URL for signups without trailing slash; empty: same origin. */
  signupApiUrl: string;
  chatWidgetUrl: string | undefined;
  /** Public origin of the site without trailing slash. */
  siteUrl: string;
  hotelFile: string;
  /** Folder of the releases and of what is remembered from one to the next. */
  releasesDir: string;
  port: number;
  /** Time in seconds that `npm run build` gives its release; undefined: the last commit's. */
  sourceDateEpoch: number | undefined;
}

/**
 * Parses the environment once; an empty value counts as unset.
 * Throws one error that lists every variable that is wrong and how to put it right.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  try {
    const parsed = environmentSchema.validateSync(set, { abortEarly: false });
    return {
      contentApiUrl: withoutTrailingSlash(parsed.CONTENT_API_URL),
      signupApiUrl: withoutTrailingSlash(parsed.GATSBY_API_URL) ?? "",
      chatWidgetUrl: parsed.GATSBY_CHAT_WIDGET_URL,
      siteUrl: withoutTrailingSlash(parsed.SITE_URL) ?? "",
      hotelFile: parsed.HOTEL_FILE,
      releasesDir: parsed.RELEASES_DIR,
      port: parsed.PORT,
      sourceDateEpoch: parsed.SOURCE_DATE_EPOCH,
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The environment is not valid (see .env.example):\n- ${error.errors.join("\n- ")}`);
  }
}

function withoutTrailingSlash(url: string | undefined): string | undefined {
  return url?.replace(/\/+$/, "");
}
