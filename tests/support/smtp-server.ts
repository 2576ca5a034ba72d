import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

export interface SmtpServer {
  url: string;
  /** What was handed over, each as it came over the wire. */
  messages: string[];
  /** The recipients that were named, whatever the messages say. */
  recipients: string[];
  /** What it answers to each recipient from now on; undefined: it takes them. */
  refuse(reply: string | undefined): void;
  close(): Promise<void>;
}

/** A mail server that takes every mail until it is told otherwise: just enough of RFC 5321 for a client to hand one over. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = [];
  const recipients: string[] = [];
  let refusal: string | undefined;
  const server = createServer((socket) => converse(socket, { messages, recipients, refusal: () => refusal }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server.address())}`,
    messages,
    recipients,
    refuse: (reply) => (refusal = reply),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Conversation {
  messages: string[];
  recipients: string[];
  refusal(): string | undefined;
}

function converse(socket: Socket, { messages, recipients, refusal }: Conversation): void {
  let received = "";
  let inMessage = false;
  socket.write("220 test\r\n");
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    received += chunk.toString("latin1");
    for (;;) {
      const end = received.indexOf(inMessage ? "\r\n.\r\n" : "\r\n");
      if (end === -1) return;
      const part = received.slice(0, end);
      received = received.slice(end + (inMessage ? 5 : 2));
      if (inMessage) {
        messages.push(part);
        inMessage = false;
        socket.write("250 taken\r\n");
      } else {
        inMessage = part === "DATA";
        if (part.startsWith("RCPT TO:")) recipients.push(part.slice("RCPT TO:".length));
        if (part === "QUIT") socket.end("221 bye\r\n");
        else if (part.startsWith("RCPT TO:")) socket.write(`${refusal() ?? "250 ok"}\r\n`);
        else socket.write(inMessage ? "354 go on\r\n" : "250 ok\r\n");
      }
    }
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return address.port;
}
