import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "../../shared/network-of";

export interface Limits {
  all: number;
  /** Of one address, or of one network where an address says little. */
  ofOne: number;
}

export interface SharedConnections {
  /** Ends the connections that wait, and from now on each one that was answered. */
  endAnswered(): void;
}

/**
 * Shares a server's connections among those who call. At a limit, the connection that has waited longest gives way: one that has
 * asked for nothing yet, or only for half, or was answered and is kept for later. Where all are being answered, the new one is ended.
 */
export function shareConnections(server: Server, { all, ofOne }: Limits): SharedConnections {
  /** By network; and of each, in the order since when they wait. */
  const connections = new Map<string, number>();
  const waiting = new Map<Socket, string>();
  let total = 0;
  let isClosing = false;

  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const ofThis = connections.get(network) ?? 0;
    if (ofThis >= ofOne && !endOldest(network)) return void socket.destroy();
    if (ofThis < ofOne && total >= all && !endOldest()) return void socket.destroy();
    total += 1;
    connections.set(network, (connections.get(network) ?? 0) + 1);
    waiting.set(socket, network);
    socket.once("close", () => leave(socket, network));
  });

  server.on("request", ({ socket }, response) => {
    const network = waiting.get(socket);
    if (network === undefined) return;
    waiting.delete(socket);
    response.once("close", () => {
      if (isClosing) socket.destroySoon();
      else if (!socket.destroyed) waiting.set(socket, network);
    });
  });

  return {
    endAnswered: () => {
      isClosing = true;
      for (const socket of waiting.keys()) socket.destroy();
    },
  };

  /** Ends what has waited longest, of one network or of all; answers whether there was any. */
  function endOldest(of?: string): boolean {
    for (const [socket, network] of waiting) {
      if (of !== undefined && of !== network) continue;
      waiting.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  function leave(socket: Socket, network: string): void {
    waiting.delete(socket);
    total -= 1;
    const left = (connections.get(network) ?? 1) - 1;
    if (left === 0) connections.delete(network);
    else connections.set(network, left);
  }
}
