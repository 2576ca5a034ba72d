import pLimit from "p-limit";
import { followCalls } from "../../../shared/call-notices";
import { type Order, parseOrder, type Report } from "../../builder/messages";

const SIGN_OF_LIFE_MS = 1_000;

/** The builder's way to whoever started it. */
export interface Channel {
  tell(report: Report): void;
  /** Takes orders one after the other; resolves when the publisher lets go. */
  serve(take: (order: Order) => Promise<Report>): Promise<void>;
}

/**
 * Takes the channel away from Gatsby, which would write its log to it. It keeps no process that takes no orders: Node holds one
 * for who listens alone.
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
