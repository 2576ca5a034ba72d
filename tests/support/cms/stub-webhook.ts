import { createServer } from "node:http";
import { closeAtEnd } from "../close-at-end";

/** A site's reaction to a webhook: a status, a cut connection, or no response at all. */
export type Reaction = number | "cut" | "silent";

/** A stub of a site that receives webhooks. */
export interface StubWebhook {
  url: string;
  react(reaction: Reaction): void;
}

/** Listens on localhost and responds with 500 until `react` changes that. */
export async function startStubWebhook(): Promise<StubWebhook> {
  let reaction: Reaction = 500;
  const server = createServer((request, response) => {
    request.resume();
    if (reaction === "cut") request.socket.destroy();
    else if (reaction !== "silent") response.writeHead(reaction).end("not now");
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The stub has no port.");
  return closeAtEnd({
    url: `http://127.0.0.1:${address.port}`,
    react: (next: Reaction) => {
      reaction = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
