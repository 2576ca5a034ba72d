import pLimit from "p-limit";
import { followCalls } from "../../../shared/call-notices";
import { type Order, parseOrder, type Report } from "../../builder/messages";

const SIGN_OF_LIFE_MS = 1_000;

/** The builder's connection to its parent process. */
export interface Channel {
  tell(report: Report): void;
  /** Handles orders one at a time; resolves when the publisher disconnects. */
  serve(take: (order: Order) => Promise<Report>): Promise<void>;
}

/**
 * Hides the channel from Gatsby, which would write its log to it. It does not keep the process alive unless it
 * serves orders: Node only references the channel while there are message listeners.
 */
export function openChannel(): Channel | undefined {
  const send = process.send?.bind(process);
  if (!send) return undefined;
  process.send = undefined;
  const tell = (report: Report) => void send(report);
  followCalls((call) => tell({ type: "call", call }));
  setInterval(() => tell({ type: "alive" }), SIGN_OF_LIFE_MS).unref();
  return {
    tell,
    serve: (take) =>
      new Promise((resolve, reject) => {
        const oneByOne = pLimit(1);
        const obey = async (message: unknown) => tell(await take(parseOrder(message)));
        process.on("message", (message) => void oneByOne(obey, message).catch(reject));
        process.once("disconnect", resolve);
      }),
  };
}
