import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** `"10.0.0.5, 10.1.0.0/16"` → two; undefined or empty → none. */
export function listOf(text: string | undefined): string[] {
  return (text ?? "").split(",").flatMap((entry) => entry.trim() || []);
}

/** True for an IP address or a CIDR network: `10.1.0.0/16`. */
export function isNetwork(text: string): boolean {
  if (isIP(text) !== 0) return true;
  return ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0;
}
