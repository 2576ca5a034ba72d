import type { TagSources } from "../../shared/tags/sources";

/** The external URLs in the configuration. */
export interface SiteAddresses {
  siteUrl: string;
  /** Empty: same origin. */
  signupApiUrl: string;
  /** Origin whose pages may frame the site; default: none. */
  framedBy?: string | undefined;
  /** Above 0, browsers report what they refuse; default: 0. */
  vitalsPercent?: number;
}

/** External origins that the pages of a build link forms to and fetch from. */
export interface PageSources {
  formTargets?: readonly string[];
  tagSources?: TagSources;
}

/**
 * One strict policy for all pages, from the sources of all inline scripts in the build, form targets and
 * third-party services.
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  addresses: SiteAddresses,
  { formTargets = [], tagSources = {} }: PageSources = {},
): string {
  const signup = originOf(addresses.signupApiUrl);
  const tags = (name: keyof TagSources) => tagSources[name] ?? [];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptSources, ...tags("script-src")],
    "style-src": ["'self'", "'unsafe-inline'", ...tags("style-src")],
    "img-src": ["'self'", "data:", ...tags("img-src")],
    "font-src": ["'self'", ...tags("font-src")],
    "connect-src": ["'self'", ...signup, ...tags("connect-src")],
    ...(tags("frame-src").length > 0 && { "frame-src": tags("frame-src") }),
    ...(tags("worker-src").length > 0 && { "worker-src": ["'self'", ...tags("worker-src")] }),
    "manifest-src": ["'self'"],
    "media-src": ["'self'", ...tags("media-src")],
    "form-action": ["'self'", ...signup, ...formTargets.flatMap(originOf)],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": [addresses.framedBy ?? "'none'"],
    ...(isHttps(addresses.siteUrl) && { "upgrade-insecure-requests": [] }),
    ...(hasReports(addresses) && { "report-to": [REPORTS] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

/** The endpoint's name, which browsers also use for reports that no policy asks for. */
export const REPORTS = "default";

export function hasReports({ vitalsPercent = 0 }: SiteAddresses): boolean {
  return vitalsPercent > 0;
}

export function isHttps(url: string): boolean {
  return new URL(url).protocol === "https:";
}

function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}
