import type { Routes } from "../routes";
import { edgeTables } from "./edge-tables";
import { hostProgram } from "./host-program";

/**
 * A CloudFront function (runtime cloudfront-js-2.0, viewer request): the redirects, the locale of `/`, and `/x`
 * → `/x.html`. Headers and the error page are settings of the distribution.
 */
export function cloudFrontFunction(routes: Omit<Routes, "id">): string {
  // CloudFront calls a function by its name, and reads no exports.
  return hostProgram("cloudfront", { EDGE: edgeTables(routes) }).replace(/export ?\{[^}]*\};\s*$/, "");
}
