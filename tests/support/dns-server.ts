import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";

const HEADER = 12;
const TXT = 16;
const LONGEST_PART = 255;

interface DnsServer {
  resolver: Resolver;
  close(): Promise<void>;
}

/** A real DNS server on a free port with these TXT records, and a resolver that queries only it. */
export async function startDnsServer(
  records: Readonly<Record<string, readonly string[]>>,
): Promise<DnsServer> {
  const socket = createSocket("udp4");
  socket.on("message", (query, { port, address }) => {
    const { name, end } = questionOf(query);
    const texts = records[name.toLowerCase()];
    const header = Buffer.alloc(HEADER);
    query.copy(header, 0, 0, 2);
    // A response with recursion available; code 3: the name doesn't exist.
    header.writeUInt16BE(texts ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(texts?.length ?? 0, 6);
    const answers = (texts ?? []).map(answerOf);
    socket.send(Buffer.concat([header, query.subarray(HEADER, end), ...answers]), port, address);
  });
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done));
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return { resolver, close: () => new Promise((done) => socket.close(() => done())) };
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  // Skips the name's terminator, type and class.
  return { name: labels.join("."), end: at + 5 };
}

function answerOf(text: string): Buffer {
  const parts = text.match(new RegExp(`.{1,${LONGEST_PART}}`, "gs")) ?? [""];
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.of(part.length), Buffer.from(part)])));
  const head = Buffer.alloc(12);
  // A pointer to the name in the question.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
