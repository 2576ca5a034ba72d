import { array, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { reached } from "./reached";

const schema = object({ message: string(), errors: array(object({ message: string() })) });

/** Sends JSON to the CMS, asking for messages in this language; undefined if it doesn't respond. */
export function sendJson(
  url: string,
  body: object,
  language: string,
  method: "POST" | "PATCH" = "POST",
): Promise<Response | undefined> {
  return fetch(url, {
    method,
    headers: { "Content-Type": "application/json", "Accept-Language": language },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** Reads JSON from the CMS; undefined if it refuses. Throws if it can't be reached, or the session is over. */
export async function readJson(url: string, options?: RequestInit): Promise<unknown> {
  const answer = await reached(fetch(url, options));
  if (typeof answer === "string") throw new Error(`GET ${url}: ${answer}`);
  return answer.ok ? answer.json() : undefined;
}

/** Extracts the message from a response of the CMS; undefined if there is none. */
export async function messageIn(answer: Response | undefined): Promise<string | undefined> {
  const said = tryParse(schema, await answer?.json().catch(() => undefined));
  return said?.errors?.[0]?.message ?? said?.message;
}
