import { createServer, type IncomingHttpHeaders } from "node:http";
import { Webhook } from "standardwebhooks";
import { array, type InferType, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { closeAtEnd } from "../../../tests/support/close-at-end";

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
  /** Visitors' calls as forwarded. */
  handed: { path: string; headers: IncomingHttpHeaders; body: string }[];
  fail(status: number | undefined): void;
  /** Number of webhook calls received, including refused ones. */
  tries(): number;
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
      const { url: path = "", headers } = request;
      const body = Buffer.concat(chunks).toString();
      if (path.startsWith("/v1/web/")) {
        handed.push({ path, headers, body });
        const isEnquiry = path.endsWith("enquiry");
        return void response
          .writeHead(isEnquiry ? 422 : 204)
          .end(isEnquiry ? '{"fields":{"name":"Your name?"}}' : undefined);
      }
      tries += 1;
      if (failing !== undefined) return void response.writeHead(failing).end("not now");
      try {
        const signed = Object.entries(headers).map(([name, value]) => [name, String(value)]);
        messages.push(parse(messageSchema, new Webhook(secret).verify(body, Object.fromEntries(signed))));
        response.writeHead(202).end("{}");
      } catch (error) {
        response.writeHead(401).end(String(error));
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return closeAtEnd({
    url: `http://127.0.0.1:${port}/hooks/content`,
    messages,
    handed,
    fail: (status: number | undefined) => {
      failing = status;
    },
    tries: () => tries,
    close: () => server.close(),
  });
}
