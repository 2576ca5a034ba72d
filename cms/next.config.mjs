import { resolve } from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";

const SECURITY_HEADERS = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "X-Robots-Tag", value: "noindex, nofollow" },
];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // Types are checked by `npm run check`, once, and not again on the machine that only runs this.
  typescript: { ignoreBuildErrors: true },
  // Bundled, it would be there once per entry, each with error classes that the others do not know: no reason reached an editor.
  serverExternalPackages: ["payload", "@payloadcms/db-sqlite", "@payloadcms/db-postgres"],
  // What the project's rooms share lies beside this folder.
  turbopack: { root: resolve(import.meta.dirname, "..") },
  headers: async () => [{ source: "/:path*", headers: SECURITY_HEADERS }],
  redirects: async () => [{ source: "/", destination: "/admin", permanent: false }],
};

export default withPayload(config);
