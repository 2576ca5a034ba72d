import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { EditorDoors } from "../../../languages/editor-doors";

const SHORTEST = 12;
/** Minimum zxcvbn score (0 to 4): takes more than a hundred million guesses. */
const WEAKEST = 3;

let strength: ZxcvbnFactory | undefined;

/**
 * Why a password is rejected: too short, or too similar to common ones, keyboard rows or what is known of its owner
 * (`known`: their email). Undefined if it is accepted.
 */
export function passwordFault(
  password: string,
  known: readonly string[],
): keyof Pick<EditorDoors, "tooShort" | "tooCommon"> | undefined {
  if ([...password].length < SHORTEST) return "tooShort";
  // Loading the dictionary takes 50 ms, so it is done only when a password is set.
  strength ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = strength.check(password, [
    ...known,
    ...known.flatMap((text) => text.split(/[^\p{L}\d]+/u)),
  ]);
  return score < WEAKEST ? "tooCommon" : undefined;
}
