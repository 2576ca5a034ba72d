import { basename, dirname } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Environment } from "../../shared/environment";
import { readHotelFile } from "../../shared/hotel-file";
import type { HealthChecks } from "../toolkit/health";
import { type RunningServer, startServer, type StartServerOptions } from "../toolkit/start-server";
import { contentServer, type ContentServerOptions } from "./app";

type Listener = NonNullable<ContentServerOptions["onChange"]>;

export interface RunningContentServer extends Pick<RunningServer, "url" | "close"> {
  /** Calls the listener after each change of the content on disk; answers how to stop that. */
  onChange(listener: Listener): () => void;
}

export interface StartOptions
  extends
    Omit<ContentServerOptions, "onChange">,
    Pick<StartServerOptions, "host" | "port" | "trustedProxies" | "signal"> {
  /** Puts something beside the content API, such as the newsletter. */
  beside?: (app: FastifyInstance, health: HealthChecks) => PromiseLike<unknown>;
}

/**
 * Starts the content server by itself, on loopback where no other address is named.
 * Throws a ContentError where the content breaks its format, and a sentence that helps where the port is taken.
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
 * The configured content API, which nobody here watches or closes, or the embedded one on a free port.
 * Throws before that where the hotel file is missing or wrong.
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

/** Runs something against the configured content API, or against the embedded one for as long as it takes. */
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
