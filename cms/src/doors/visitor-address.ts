import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import { fieldsOf } from "../../../shared/record";

const FORWARDED = "x-forwarded-for";

/**
 * Writes into each request, before Next sees it, whose it is: the address of the connection, or what this machine's
 * proxies and the trusted ones say. Next keeps a header that anybody sent, and shows no connection.
 */
export function noteVisitorAddresses(trustedProxies: readonly string[]): void {
  const trust = proxyAddr.compile(["loopback", ...trustedProxies]);
  subscribe("http.server.request.start", (message) => {
    const { request } = fieldsOf(message);
    if (request instanceof IncomingMessage) request.headers[FORWARDED] = proxyAddr(request, trust);
  });
}

/** Whose a request is; undefined where it did not come over the network. */
export function addressOf(headers: Headers): string | undefined {
  return headers.get(FORWARDED) ?? undefined;
}
