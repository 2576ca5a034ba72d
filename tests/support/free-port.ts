import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections and to servers without a port of their own. */
const FIRST = 20_000;
const BLOCKS = 120;
const BLOCK = 100;

let taken = 0;

/**
 * A port that nothing listens on, and that nothing else takes until a server starts on it, however long that is: each
 * process has a block of its own.
 */
export async function freePort(): Promise<number> {
  const port = FIRST + (process.pid % BLOCKS) * BLOCK + (taken++ % BLOCK);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
