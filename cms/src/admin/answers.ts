import { array, object, string } from "yup";
import { tryParse } from "../../../shared/parse";

const schema = object({ message: string(), errors: array(object({ message: string() })) });

/** Extracts the message from a response of the CMS; undefined if there is none. */
export async function messageIn(answer: Response | undefined): Promise<string | undefined> {
  const said = tryParse(schema, await answer?.json().catch(() => undefined));
  return said?.errors?.[0]?.message ?? said?.message;
}
