import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { array, type InferType, object, string } from "yup";
import { parse } from "../../../shared/parse";

const messageSchema = object({
  type: string().oneOf(["content.changed"]).required(),
  timestamp: string().required(),
  data: object({ calls: array(string().required()) }).required(),
});

type Message = InferType<typeof messageSchema>;

/** A site that receives webhooks and can be made to fail. */
export interface ListeningSite {
  url: string;
  /** Accepted messages, in order. */
  messages: Message[];
  /** Visitors' calls as forwarded, with the headers about the visitor. */
  handed: {
    path: string;
    body: string;
    origin?: string;
    type?: string;
    address?: string;
    browser?: string;
    declines?: string;
  }[];
  fail(status: number | undefined): void;
  /** Number of webhook calls received, including refused ones. */
  tries(): number;
  close(): Promise<void>;
}

export async function listen(secret: string): Promise<ListeningSite> {
  const messages: Message[] = [];
  const handed: ListeningSite["handed"] = [];
  let failing: number | undefined;
  let tries = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: path = "" } = request;
      if (path.startsWith("/v1/web/")) {
        const { origin, "content-type": type, "x-forwarded-for": address } = request.headers;
        const { "user-agent": browser, "sec-gpc": declines } = request.headers;
        handed.push({
          path,
          body: Buffer.concat(chunks).toString(),
          origin,
          type,
          address: address?.toString(),
          browser,
          declines: declines?.toString(),
        });
        const isEnquiry = path.endsWith("enquiry");
        return void response
          .writeHead(isEnquiry ? 422 : 204)
          .end(isEnquiry ? '{"fields":{"name":"Your name?"}}' : undefined);
      }
      tries += 1;
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      if (failing !== undefined) return void response.writeHead(failing).end("not now");
      try {
        messages.push(
          parse(messageSchema, new Webhook(secret).verify(Buffer.concat(chunks).toString(), headers)),
        );
        response.writeHead(202).end("{}");
      } catch (error) {
        response.writeHead(401).end(String(error));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hooks/content`,
    messages,
    handed,
    fail: (status) => {
      failing = status;
    },
    tries: () => tries,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
