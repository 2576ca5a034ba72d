import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import { fieldsOf } from "../../../shared/record";

const FORWARDED = "x-forwarded-for";

/**
 * Sets each request's client address before Next sees it: the connection's address, or the one reported by this
 * machine's and the trusted proxies. Next keeps headers sent by clients and doesn't expose the connection.
 */
export function noteVisitorAddresses(trustedProxies: readonly string[]): void {
  const trust = proxyAddr.compile(["loopback", ...trustedProxies]);
  subscribe("http.server.request.start", (message) => {
    const { request } = fieldsOf(message);
    if (request instanceof IncomingMessage) request.headers[FORWARDED] = proxyAddr(request, trust);
  });
}

/** The client address of a request; undefined if it didn't come over the network. */
export function addressOf(headers: Headers): string | undefined {
  return headers.get(FORWARDED) ?? undefined;
}
