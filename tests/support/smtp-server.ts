import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";
import { closeAtEnd } from "./close-at-end";

export interface SmtpServer {
  url: string;
  /** Messages received, each as sent over the wire. */
  messages: string[];
  /** Envelope recipients, regardless of the messages' headers. */
  recipients: string[];
  /**
   * Sets the reply to a command from now on (default: `RCPT TO`; `.` is the end of a message); undefined accepts it. An
   * empty reply closes the connection, and "silence" sends nothing.
   */
  refuse(reply: string | undefined, command?: Command): void;
  close(): Promise<void>;
}

type Command = "MAIL FROM" | "RCPT TO" | "DATA" | ".";

/** A mail server that accepts every mail by default: just enough of RFC 5321 for a client to deliver one. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = [];
  const recipients: string[] = [];
  const refusals = new Map<Command, string | undefined>();
  const server = createServer((socket) => converse(socket, { messages, recipients, refusals }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return closeAtEnd<SmtpServer>({
    url: `smtp://127.0.0.1:${portOf(server.address())}`,
    messages,
    recipients,
    refuse: (reply, command = "RCPT TO") => void refusals.set(command, reply),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  });
}

interface Conversation {
  messages: string[];
  recipients: string[];
  refusals: ReadonlyMap<Command, string | undefined>;
}

function converse(socket: Socket, { messages, recipients, refusals }: Conversation): void {
  let received = "";
  let inMessage = false;
  const answer = (command: Command, usual: string) => {
    const reply = refusals.get(command) ?? usual;
    if (reply === "") socket.destroy();
    else if (reply !== "silence") socket.write(`${reply}\r\n`);
    return reply === usual;
  };
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
        answer(".", "250 taken");
      } else {
        if (part.startsWith("RCPT TO:")) recipients.push(part.slice("RCPT TO:".length));
        if (part === "QUIT") socket.end("221 bye\r\n");
        else if (part === "DATA") inMessage = answer("DATA", "354 go on");
        else if (part.startsWith("RCPT TO:")) answer("RCPT TO", "250 ok");
        else if (part.startsWith("MAIL FROM:")) answer("MAIL FROM", "250 ok");
        else socket.write("250 ok\r\n");
      }
    }
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  return address.port;
}
