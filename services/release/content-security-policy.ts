/** The addresses outside of the site that the configuration names. */
export interface SiteAddresses {
  siteUrl: string;
  /** Empty: same origin. */
  signupApiUrl: string;
  chatWidgetUrl: string | undefined;
  /** Origin whose pages may show the site's in a frame; default: none. */
  framedBy?: string | undefined;
}

/** One strict policy for all pages, from the sources of all inline scripts that were built and the addresses that forms lead to. */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  addresses: SiteAddresses,
  formTargets: readonly string[] = [],
): string {
  const signup = originOf(addresses.signupApiUrl);
  const chat = originOf(addresses.chatWidgetUrl);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scriptSources, ...chat],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", ...chat],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...signup, ...chat],
    ...(chat.length > 0 && { "frame-src": chat }),
    "manifest-src": ["'self'"],
    "media-src": ["'self'"],
    "form-action": ["'self'", ...signup, ...formTargets.flatMap(originOf)],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": [addresses.framedBy ?? "'none'"],
    ...(isHttps(addresses.siteUrl) && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

export function isHttps(url: string): boolean {
  return new URL(url).protocol === "https:";
}

function originOf(url: string | undefined): string[] {
  return url ? [new URL(url).origin] : [];
}
