import { createHash } from "node:crypto";
import { once } from "node:events";
import { type FileHandle, open, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join, relative, resolve } from "node:path";
import { hasCode } from "./errors";

const LOCK = ".lock";
const LONGEST_NAME = 100;

/**
 * Keeps other processes of this machine from using a folder, which must be there, that only one may write; answers how to let it go.
 * The lock is a socket, so it ends with its process whatever ends that. Throws an error with `message` where it is taken.
 */
export async function lockFolder(folder: string, message: string): Promise<() => Promise<void>> {
  const { address, handle } = await addressOf(resolve(folder));
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, address);
  } catch (error) {
    if (!hasCode(error, "EADDRINUSE")) throw error;
    if (await isAnswered(address)) {
      await handle?.close();
      throw new Error(message);
    }
    // Left by a process that was killed.
    await rm(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  const closed = once(server, "close");
  return async () => {
    server.close();
    await closed;
    await handle?.close();
  };
}

/**
 * In the folder itself: only who may write there can take the lock. Absolute or relative, whichever is shorter, because
 * the system allows a socket's name some 100 bytes only; where both are longer, by the folder's open handle.
 */
async function addressOf(folder: string): Promise<{ address: string; handle?: FileHandle }> {
  if (process.platform === "win32") {
    const name = createHash("sha256").update(folder).digest("hex").slice(0, 24);
    return { address: `\\\\.\\pipe\\hotel-website-${name}` };
  }
  const names = [join(folder, LOCK), relative("", join(folder, LOCK))];
  const address = names.find((name) => Buffer.byteLength(name) <= LONGEST_NAME);
  if (address !== undefined) return { address };
  const handle = await open(folder, "r");
  return { address: `/proc/self/fd/${handle.fd}/${LOCK}`, handle };
}

async function listen(server: Server, address: string): Promise<void> {
  server.listen(address);
  await once(server, "listening");
}

async function isAnswered(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    // What this user may not ask is another user's, and alive for all that is known.
    return !hasCode(error, "ECONNREFUSED") && !hasCode(error, "ENOENT");
  } finally {
    socket.destroy();
  }
}
