import { basename, dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../../shared/environment";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import type { HealthChecks } from "../../toolkit/health";
import { type RunningServer, startServer, type StartServerOptions } from "../../toolkit/start-server";
import { contentServer, type ContentServerOptions } from "./app";

type Listener = NonNullable<ContentServerOptions["onChange"]>;

export interface RunningContentServer extends Pick<RunningServer, "url" | "close"> {
  /** Calls the listener after each change of the content on disk; returns a function that removes it. */
  onChange(listener: Listener): () => void;
}

interface StartOptions
  extends
    Omit<ContentServerOptions, "onChange">,
    Pick<StartServerOptions, "host" | "port" | "trustedProxies" | "signal"> {
  /** Registers something in addition to the content API, such as the newsletter. */
  beside?: (app: FastifyInstance, health: HealthChecks) => PromiseLike<unknown>;
}

/**
 * Starts the content server on its own, by default on loopback. Throws a ContentError if the content is
 * invalid, and a helpful error if the port is taken.
 */
export async function startContentServer({
  host = "127.0.0.1",
  port,
  trustedProxies,
  signal,
  beside,
  ...options
}: StartOptions): Promise<RunningContentServer> {
  const listeners = new Set<Listener>();
  const { url, close } = await startServer({ host, port, trustedProxies, signal }, async (app, health) => {
    app.setNotFoundHandler((request, reply) =>
      reply.code(404).send({ message: `There is no ${request.method} ${request.url} in the content API.` }),
    );
    await beside?.(app, health);
    await app.register(contentServer, {
      ...options,
      onChange: (...change) => listeners.forEach((listener) => listener(...change)),
    });
  });
  return {
    url,
    close,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns the configured content API, which is neither watched nor closed here, or starts the embedded one on a
 * free port. Throws before that if the hotel file is missing or invalid.
 */
export async function openContentApi(
  { contentApiUrl, hotelFile }: Pick<Environment, "contentApiUrl" | "hotelFile">,
  beside?: StartOptions["beside"],
): Promise<RunningContentServer> {
  readHotelFile(hotelFile);
  return contentApiUrl === undefined
    ? startContentServer({
        contentDir: dirname(hotelFile),
        hotelFile: basename(hotelFile),
        propertyIds: readHotelFile(hotelFile).propertyIds,
        port: 0,
        beside,
      })
    : { url: contentApiUrl, close: async () => {}, onChange: () => () => {} };
}

/** Runs a task against the configured content API, or against the embedded one for the duration of the task. */
export async function withContentApi<Result>(
  environment: Environment,
  use: (apiUrl: string) => Promise<Result>,
): Promise<Result> {
  const api = await openContentApi(environment);
  try {
    return await use(api.url);
  } finally {
    await api.close();
  }
}
