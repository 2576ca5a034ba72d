import { resolve } from "node:path";
import type { Environment } from "../../shared/environment";
import type { GatsbyOptions } from "./gatsby-child";
import { runGatsby } from "./run-gatsby";

/** Builds the site in a folder, by default the working directory, into its public/, from a running content API. */
export async function buildSite(
  environment: Environment,
  contentApiUrl: string,
  { isPreview, ...options }: Pick<GatsbyOptions, "directory" | "signal" | "onLine" | "onCall"> & Kind,
): Promise<void> {
  const variables = gatsbyEnvironment(environment, contentApiUrl, { isPreview });
  await runGatsby("build", { ...options, environment: variables });
}

interface Kind {
  /** Whether each page is marked as a preview of drafts; default: no. */
  isPreview?: boolean;
}

/** Converts the parsed environment to variables for Gatsby's process. */
export function gatsbyEnvironment(
  environment: Environment,
  contentApiUrl: string,
  { isPreview = false }: Kind = {},
): Record<string, string> {
  return {
    CONTENT_API_URL: contentApiUrl,
    CONTENT_API_AUTHORIZATION: environment.contentAccess.authorization ?? "",
    GATSBY_API_URL: environment.signupApiUrl,
    GATSBY_CHAT_WIDGET_URL: environment.chatWidgetUrl ?? "",
    GATSBY_PREVIEW: isPreview ? "1" : "",
    SITE_URL: environment.siteUrl,
    HOTEL_FILE: resolve(environment.hotelFile),
    VITALS_PERCENT: String(environment.vitalsPercent),
    PICTURES_DIR: resolve(environment.picturesDir),
  };
}
