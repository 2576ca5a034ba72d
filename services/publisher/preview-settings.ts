import { object, string } from "yup";
import type { Environment } from "../../shared/environment";
import { isHttpUrl } from "../../shared/http-url";
import { portSetting } from "../../shared/network-settings";
import { parseVariables } from "../../shared/parse-variables";
import { withoutTrailingSlash } from "../../shared/trailing-slash";

const TOKEN_CHARACTERS = 24;

/** A second release of the site, with drafts, for signed-in people. */
export interface PreviewSettings {
  /** Bearer token that makes the content API respond with drafts. */
  token: string;
  port: number;
  /** URL that people open, without trailing slash. */
  url: string;
  /** Origin of the content server's admin, which shows the preview in a frame next to its form. */
  adminOrigin: string;
  /** Folder of its code, caches and releases. */
  directory: string;
}

const settingsSchema = object({
  PREVIEW_CONTENT_API_TOKEN: string().matches(
    new RegExp(`^[\\x21-\\x7e]{${TOKEN_CHARACTERS},}$`),
    `PREVIEW_CONTENT_API_TOKEN must have at least ${TOKEN_CHARACTERS} characters of ASCII without spaces`,
  ),
  PREVIEW_PORT: portSetting("PREVIEW_PORT", 8100),
  PREVIEW_URL: origin("PREVIEW_URL", "https://preview.example.com"),
  PREVIEW_ADMIN_URL: origin("PREVIEW_ADMIN_URL", "https://cms.example.com"),
});

function origin(name: string, example: string) {
  return string().test(
    "origin",
    `${name} must be an http(s) address without a path, for example ${example}`,
    (value) => value === undefined || (isHttpUrl(value) && originOf(value) === withoutTrailingSlash(value)),
  );
}

/**
 * Parses the preview's environment variables; undefined if no token is set. Throws if drafts could not be read,
 * or would be visible at the public URL.
 */
export function parsePreviewSettings(
  variables: Record<string, string | undefined>,
  environment: Pick<Environment, "contentApiUrl" | "siteUrl" | "previewDir">,
): PreviewSettings | undefined {
  const parsed = parseVariables(settingsSchema, variables);
  const { PREVIEW_CONTENT_API_TOKEN: token, PREVIEW_PORT: port } = parsed;
  if (token === undefined) return undefined;
  const url = withoutTrailingSlash(parsed.PREVIEW_URL ?? `http://localhost:${port}`);
  if (environment.contentApiUrl === undefined) {
    throw new Error(
      "PREVIEW_CONTENT_API_TOKEN is set and CONTENT_API_URL is not: the embedded content server knows no drafts. Name the content server, or take the token away.",
    );
  }
  if (url === originOf(environment.siteUrl)) {
    throw new Error(
      `The preview and the site have the same address, ${url}: drafts would be public. Set PREVIEW_URL, or PREVIEW_PORT, to another one than SITE_URL's.`,
    );
  }
  const { origin: contentOrigin } = new URL(environment.contentApiUrl);
  const adminOrigin = withoutTrailingSlash(parsed.PREVIEW_ADMIN_URL ?? contentOrigin);
  return { token, port, url, adminOrigin, directory: environment.previewDir };
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}
