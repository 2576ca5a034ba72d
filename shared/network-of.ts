import { isIP, isIPv6 } from "node:net";

/** Groups of an IPv6 address that name a network: whoever has one address has a whole network of them, up to a /48. */
const NETWORK_GROUPS = 3;

/** An address without the port that some proxies forward with it: `203.0.113.10:40000`, `[2001:db8::1]:40000`. Empty: it is none. */
export function withoutPort(text: string): string {
  const [, v4, v6] = /^(?:(\d+(?:\.\d+){3})(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/.exec(text.trim()) ?? [];
  const address = v4 ?? v6 ?? text.trim();
  return isIP(address) === 0 ? "" : address;
}

/**
 * Who an address counts as, where calls are counted: an IPv4 address as itself, an IPv6 address as its /48, and all that is no
 * address as one.
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
