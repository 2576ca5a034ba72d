import { connect, type Socket } from "node:net";

const BEYOND_ASCII = /[\u0080-\u00ff]/g;
const BAD_REQUEST = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

/**
 * Node refuses a request line with bytes beyond ASCII, which other hosts take as what they mean.
 * Such a request is sent to this server again with these bytes percent-encoded; any other bad one gets 400.
 */
export function answerClientError(error: { code: string; rawPacket?: unknown }, socket: Socket): void {
  const packet = Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString("latin1") : "";
  const encoded = withEncodedPath(packet);
  if (!socket.writable) {
    socket.destroy();
  } else if (error.code === "HPE_INVALID_URL" && encoded !== null) {
    const again = connect({ host: socket.localAddress, port: socket.localPort ?? 0 });
    again.on("error", () => socket.destroy());
    again.pipe(socket);
    again.write(encoded, "latin1");
  } else {
    socket.end(BAD_REQUEST);
  }
}

/**
 * The request (one character per byte) with an encoded path, and without the wish to keep the connection;
 * null where its path is ASCII already.
 */
function withEncodedPath(packet: string): string | null {
  const [line = "", ...rest] = packet.split("\r\n");
  const encoded = line.replace(BEYOND_ASCII, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  if (encoded === line) return null;
  const headers = rest.filter((header) => !/^connection:/i.test(header));
  return [encoded, "Connection: close", ...headers].join("\r\n");
}
