import { contentSecurityPolicy, isHttps, type SiteAddresses } from "./content-security-policy";
import { isImmutable } from "./published";

/** What everything else is answered with: ask again each time, mostly answered by 304. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

/** Headers of the paths that match: `/*` all, `/static/*` below, `/app-1f.js` one. A later rule wins. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

/** The header rules of a release from its files and the CSP sources of its inline scripts. */
export function headerRules(
  files: readonly string[],
  scriptSources: readonly string[],
  addresses: SiteAddresses,
): HeaderRule[] {
  const hashedAtRoot = files.filter((file) => isImmutable(file) && !file.startsWith("static/"));
  const immutable = ["/static/*", ...hashedAtRoot.map((file) => `/${file}`)];
  return [
    { source: "/*", headers: securityHeaders(scriptSources, addresses) },
    ...immutable.map((source) => ({ source, headers: { "Cache-Control": IMMUTABLE } })),
  ];
}

function securityHeaders(scriptSources: readonly string[], addresses: SiteAddresses): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(scriptSources, addresses),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(isHttps(addresses.siteUrl) && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}
