import { type PayloadRequest, type SanitizedConfig, ValidationError } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { checksFor } from "../texts";
import { beforeOperations, type BeforeOperationHook } from "./before-operations";

/**
 * Maximum length of a text, rows of a list, nesting depth, and total length of a document's texts; far above any real
 * page.
 */
const MOST = { text: 100_000, rows: 5_000, depth: 20, all: 1_000_000 };

/**
 * Rejects documents so large that they would slow down the database, the preview and every later save; nothing else
 * validates drafts.
 */
export function limitDocuments(config: SanitizedConfig): SanitizedConfig {
  return beforeOperations(config, refuseTooLarge);
}

const refuseTooLarge: BeforeOperationHook = (call) => {
  const { operation, overrideAccess, req } = call;
  if (overrideAccess === true || (operation !== "create" && operation !== "update")) return call.args;
  const fault = sizeFault(fieldsOf(call.args).data, req);
  if (fault === undefined) return call.args;
  const error = new ValidationError({ errors: [fault], req });
  error.message = fault.message;
  throw error;
};

function sizeFault(data: unknown, req: PayloadRequest): { path: string; message: string } | undefined {
  const { text } = checksFor(req);
  const waiting = [{ value: data, path: "", depth: 0 }];
  let all = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path, depth } = next;
    const refusal = (message: string, max: number, length: number) => ({
      path,
      message: fillMessage(message, { max, length }),
    });
    if (typeof value === "string") {
      all += value.length;
      if (value.length > MOST.text) return refusal(text.tooLong, MOST.text, value.length);
    }
    if (Array.isArray(value) && value.length > MOST.rows)
      return refusal(text.tooManyRows, MOST.rows, value.length);
    if (depth > MOST.depth || all > MOST.all) return refusal(text.tooMuch, MOST.all, all);
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value))
      waiting.push({ value: inner, path: path === "" ? key : `${path}.${key}`, depth: depth + 1 });
  }
  return undefined;
}
