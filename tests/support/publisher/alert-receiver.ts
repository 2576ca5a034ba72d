import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { closeAtEnd } from "../close-at-end";

export interface AlertReceiver {
  url: string;
  /** Bodies of the calls it received. */
  alerts: unknown[];
  /** Sets the status of its responses from now on. */
  answer(status: number): void;
}

/** Receives the calls to PUBLISH_ALERT_URL. */
export async function startAlertReceiver(): Promise<AlertReceiver> {
  const alerts: unknown[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    alerts.push(await json(request));
    response.writeHead(status).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address: AddressInfo | string | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The receiver does not listen.");
  closeAtEnd(server);
  return {
    url: `http://127.0.0.1:${address.port}/alerts`,
    alerts,
    answer: (next) => (status = next),
  };
}
