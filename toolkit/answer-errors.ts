import type { FastifyError, FastifyInstance } from "fastify";

/** An error shown to the caller: status and `message` of the response. */
export class RequestError extends Error {
  override readonly name = "RequestError";

  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Answers errors as `{ message }`. Internal errors are reported but not exposed: the response names only the
 * service, such as "content server".
 */
export function answerErrors(app: FastifyInstance, service: string, report: (message: string) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status !== 500) return reply.code(status).send({ message: error.message });
    // Queries may hold tokens, and logs end up in many places.
    const [path] = request.url.split("?");
    report(`${request.method} ${path} failed: ${error.stack ?? error.message}`);
    return reply.code(status).send({ message: `The ${service} failed; its log says why.` });
  });
}
