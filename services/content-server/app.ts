import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { mediaRoutes } from "./media";
import { contentRoutes } from "./routes";
import { watchContent } from "./watch";

export interface ContentServerOptions {
  /** Folder in the format of `content/README.md`. */
  contentDir: string;
  /** Called after a change of the content on disk, with the changed paths below the folder. */
  onChange?: (paths: readonly string[]) => void;
  /** Told what went wrong while the server runs; default: the console. */
  report?: (message: string) => void;
}

/**
 * Fastify plugin: the whole content API over a content folder.
 * Registering it fails with a ContentError where the content breaks its format.
 */
export async function contentServer(
  app: FastifyInstance,
  { contentDir, onChange = () => {}, report = console.error }: ContentServerOptions,
): Promise<void> {
  const content = await watchContent({
    contentDir,
    onChange,
    onFault: (error) => report(`${messageOf(error)}\nThe content from before this change stays in use.`),
  });
  app.addHook("onClose", () => content.close());

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status !== 500) return reply.code(status).send({ message: error.message });
    report(`${request.method} ${request.url} failed: ${error.stack ?? error.message}`);
    return reply.code(status).send({ message: "The content server failed; its log says why." });
  });

  await app.register(contentRoutes, { content: content.current });
  await app.register(mediaRoutes, { contentDir });
}

export interface RunningContentServer {
  /** Its origin: `http://127.0.0.1:41234`. */
  url: string;
  close(): Promise<void>;
  /** Calls the listener after each change of the content on disk; answers how to stop that. */
  onChange(listener: (paths: readonly string[]) => void): () => void;
}

export interface StartOptions {
  contentDir: string;
  /** 0: any free port. */
  port: number;
  report?: (message: string) => void;
}

/**
 * Starts the content server by itself, on loopback only.
 * Throws a ContentError where the content breaks its format, and the system's error where the port is taken.
 */
export async function startContentServer({
  contentDir,
  port,
  report,
}: StartOptions): Promise<RunningContentServer> {
  const listeners = new Set<(paths: readonly string[]) => void>();
  const app = Fastify({ routerOptions: { maxParamLength: 1_000 }, forceCloseConnections: true });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ message: `There is no ${request.method} ${request.url} in the content API.` }),
  );
  app.register(contentServer, {
    contentDir,
    report,
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
