import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { EditorDoors } from "../../../languages/editor-doors";

const SHORTEST = 12;
/** Of zxcvbn's scores from 0 to 4: what takes more than a hundred million guesses. */
const WEAKEST = 3;

let strength: ZxcvbnFactory | undefined;

/**
 * Why a password can not be taken: too short, or near to the common ones, to a row of keys or to what is known of its
 * owner (`known`: their email). Undefined: it can.
 */
export function passwordFault(
  password: string,
  known: readonly string[],
): keyof Pick<EditorDoors, "tooShort" | "tooCommon"> | undefined {
  if ([...password].length < SHORTEST) return "tooShort";
  // Reading the list takes a twentieth of a second: only where somebody chooses a password.
  strength ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = strength.check(password, [
    ...known,
    ...known.flatMap((text) => text.split(/[^\p{L}\d]+/u)),
  ]);
  return score < WEAKEST ? "tooCommon" : undefined;
}
