import type { Socket } from "node:net";

const BEYOND_ASCII = /[\u0080-\u00ff]/g;

/**
 * Node rejects a request line with non-ASCII bytes, which other hosts accept: redirects such a request to the
 * same URL, percent-encoded. Any other bad request gets 400.
 */
export function answerClientError(error: { code: string; rawPacket?: unknown }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString("latin1") : "";
  const encoded = error.code === "HPE_INVALID_URL" ? encodedAddress(packet) : null;
  const refusal = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : "400 Bad Request";
  const head = encoded === null ? [refusal] : ["308 Permanent Redirect", `Location: ${encoded}`];
  socket.end(
    `HTTP/1.1 ${[...head, "X-Content-Type-Options: nosniff", "Content-Length: 0", "Connection: close"].join("\r\n")}\r\n\r\n`,
  );
}

/** The path and query of a raw packet (one character per byte), encoded; null if they are ASCII already. */
function encodedAddress(packet: string): string | null {
  const [, address = ""] = /^[A-Z]+ (\/[^ \r\n]*) HTTP\/1\.[01]\r\n/.exec(packet) ?? [];
  // Prevents an open redirect: `//evil.test/ü` stays on this host.
  const path = address.replace(/^[/\\]+/, "/");
  const encoded = path.replace(BEYOND_ASCII, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  return encoded === path ? null : encoded;
}
