import { array, object, string } from "yup";
import { tryParse } from "../../../shared/parse";

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

/** Extracts the message from a response of the CMS; undefined if there is none. */
export async function messageIn(answer: Response | undefined): Promise<string | undefined> {
  const said = tryParse(schema, await answer?.json().catch(() => undefined));
  return said?.errors?.[0]?.message ?? said?.message;
}
