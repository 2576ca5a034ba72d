import { array, number, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { messageIn, sendJson } from "./answers";

const schema = object({ written: number().required(), refused: array(string().required()).required() });

/** Which texts of a document to translate. */
interface MachineRequest {
  collection?: string;
  id?: number | string;
  global?: string;
  /** The first language that has a text if undefined. */
  from?: string;
  /** All missing texts if undefined. */
  paths?: readonly string[];
}

/** What the CMS did, or its message why it did nothing; an undefined message if it didn't respond. */
export async function askMachine(
  url: string,
  request: MachineRequest,
  language: string,
): Promise<{ written: number; refused: string[] } | { message: string | undefined }> {
  const answer = await sendJson(url, request, language);
  const done = answer?.ok ? tryParse(schema, await answer.json().catch(() => undefined)) : undefined;
  return done ?? { message: await messageIn(answer) };
}
