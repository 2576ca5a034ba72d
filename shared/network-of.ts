import { isIP, isIPv6 } from "node:net";

/**
 * Number of 16-bit groups of an IPv6 address that identify a network: whoever has one address controls up to a
 * whole /48.
 */
const NETWORK_GROUPS = 3;

/**
 * Strips the port that some proxies forward with an address: `203.0.113.10:40000`, `[2001:db8::1]:40000`. Empty if
 * it isn't an address.
 */
export function withoutPort(text: string): string {
  const [, v4, v6] = /^(?:(\d+(?:\.\d+){3})(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(text.trim()) ?? [];
  const address = v4 ?? v6 ?? text.trim();
  return isIP(address) === 0 ? "" : address;
}

/**
 * Rate-limiting key of an address: an IPv4 address itself, the /48 of an IPv6 address, and one shared key for
 * anything else.
 */
export function networkOf(text: string): string {
  const address = withoutPort(text);
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("%")[0]?.toLowerCase().split("::") ?? [];
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...(tail?.split(":") ?? [])];
  return `${all
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/48`;
}
