import { extname } from "node:path";
import { DRAWING_POLICY } from "../../content-folder/drawings";
import {
  contentSecurityPolicy,
  hasReports,
  isHttps,
  type PageSources,
  REPORTS,
  type SiteAddresses,
} from "./content-security-policy";
import { VITALS_PATH } from "../../shared/vitals";
import { isImmutable } from "./published";
import { SPECULATION_RULES_FILE, SPECULATION_RULES_TYPE } from "./speculation-rules";

/** Default Cache-Control: revalidate each time, mostly with a 304. */
export const REVALIDATE = "public, max-age=0, must-revalidate";
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Content types that servers don't know by extension, or get wrong. */
const TYPES: Readonly<Record<string, string>> = {
  ".mp4": "video/mp4",
  ".pdf": "application/pdf",
  ".vcf": "text/vcard; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".zip": "application/zip",
};

/** Headers of matching paths: `/*` all, `/static/*` below, `/app-1f.js` one. Later rules win. */
export interface HeaderRule {
  source: string;
  headers: Record<string, string>;
}

/** The header rules of a release, from its files and the CSP sources of its inline scripts. */
export function headerRules(
  files: readonly string[],
  scriptSources: readonly string[],
  site: SiteAddresses & { siteIndexing?: boolean },
  pageSources: PageSources = {},
): HeaderRule[] {
  const hashedAtRoot = files.filter((file) => isImmutable(file) && !file.startsWith("static/"));
  const immutable = ["/static/*", ...hashedAtRoot.map((file) => `/${file}`)];
  return [
    {
      source: "/*",
      headers: {
        ...securityHeaders(contentSecurityPolicy(scriptSources, site, pageSources), site),
        ...(site.siteIndexing === false && { "X-Robots-Tag": "noindex" }),
        "Speculation-Rules": `"/${SPECULATION_RULES_FILE}"`,
      },
    },
    ...files.flatMap((file) => {
      const type = TYPES[extname(file)] ?? (file === SPECULATION_RULES_FILE && SPECULATION_RULES_TYPE);
      return type ? [{ source: `/${file}`, headers: { "Content-Type": type } }] : [];
    }),
    ...files
      .filter((file) => extname(file) === ".svg")
      .map((file) => ({ source: `/${file}`, headers: { "Content-Security-Policy": DRAWING_POLICY } })),
    ...immutable.map((source) => ({ source, headers: { "Cache-Control": IMMUTABLE } })),
  ];
}

function securityHeaders(policy: string, addresses: SiteAddresses): Record<string, string> {
  return {
    "Content-Security-Policy": policy,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    ...(hasReports(addresses) && {
      "Reporting-Endpoints": `${REPORTS}="${addresses.signupApiUrl}${VITALS_PATH}"`,
    }),
    // X-Frame-Options can't name an allowed origin; the policy does.
    ...(addresses.framedBy === undefined && { "X-Frame-Options": "DENY" }),
    ...(isHttps(addresses.siteUrl) && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}
