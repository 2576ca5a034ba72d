import { createHash } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hasCode } from "./release/files";

/**
 * Keeps other processes of this machine from using a folder that only one may write; answers how to let it go.
 * The lock is a socket, so it ends with its process whatever ends that. Throws an error with `message` where it is taken.
 */
export async function lockFolder(folder: string, message: string): Promise<() => Promise<void>> {
  const address = addressOf(resolve(folder));
  const server = createServer((socket) => socket.destroy());
  try {
    await listen(server, address);
  } catch (error) {
    if (!hasCode(error, "EADDRINUSE")) throw error;
    if (await isAnswered(address)) throw new Error(message);
    // Left by a process that was killed.
    await rm(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  const closed = once(server, "close");
  return async () => {
    server.close();
    await closed;
  };
}

/** Short whatever the folder, because the system allows a socket's name some 100 characters only. */
function addressOf(folder: string): string {
  const name = `hotel-website-${createHash("sha256").update(folder).digest("hex").slice(0, 24)}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
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
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
