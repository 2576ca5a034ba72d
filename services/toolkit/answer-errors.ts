import type { FastifyError, FastifyInstance } from "fastify";

/** A refusal that the caller is told about: status and the `message` of the answer. */
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
 * Answers errors as `{ message }`. What went wrong inside is reported, and told to no caller: the answer names the
 * service alone, such as "content server".
 */
export function answerErrors(app: FastifyInstance, service: string, report: (message: string) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status !== 500) return reply.code(status).send({ message: error.message });
    // Queries hold tokens, and logs go to many places.
    const [path] = request.url.split("?");
    report(`${request.method} ${path} failed: ${error.stack ?? error.message}`);
    return reply.code(status).send({ message: `The ${service} failed; its log says why.` });
  });
}
