import Fastify from "fastify";
import { contentServer, type ContentServerOptions } from "./app";

export interface RunningContentServer {
  /** Its origin: `http://127.0.0.1:41234`. */
  url: string;
  close(): Promise<void>;
  /** Calls the listener after each change of the content on disk; answers how to stop that. */
  onChange(listener: (paths: readonly string[]) => void): () => void;
}

export interface StartOptions extends Omit<ContentServerOptions, "onChange"> {
  /** 0: any free port. */
  port: number;
}

/**
 * Starts the content server by itself, on loopback only.
 * Throws a ContentError where the content breaks its format, and the system's error where the port is taken.
 */
export async function startContentServer({ port, ...options }: StartOptions): Promise<RunningContentServer> {
  const listeners = new Set<(paths: readonly string[]) => void>();
  const app = Fastify({
    routerOptions: { maxParamLength: 1_000 },
    forceCloseConnections: true,
    // Only a proxy on this machine can reach a loopback address: it tells whose request it passes on.
    trustProxy: "loopback",
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `There is no ${request.method} ${request.url} in the content API.` }),
  );
  app.register(contentServer, {
    ...options,
    onChange: (paths) => listeners.forEach((listener) => listener(paths)),
  });

  try {
    const url = await app.listen({ host: "127.0.0.1", port });
    return {
      url,
      close: () => app.close(),
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
