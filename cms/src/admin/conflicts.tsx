import { useId } from "react";
import type { Winner } from "../together/merge-changes";
import { useDeskTexts } from "./desk-texts";
import { messageAt } from "./kept-choices";
import type { FieldError } from "./open-forms";
import type { Choices } from "./take-in";

interface Props {
  conflicts: readonly FieldError[];
  choices: Choices;
  /** Without a path, chooses for all. */
  choose: (winner: Winner, path?: string) => void;
}

/** Lists conflicts with someone else's changes, with a choice for each field and one for all. */
export function Conflicts({ conflicts, choices, choose }: Props) {
  const id = useId();
  const { saving: say } = useDeskTexts();
  const paths = [...new Set(conflicts.map(({ path }) => path))];
  return (
    <div role="alert">
      <p>{say.conflict}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <span id={`${id}-${path}`}>{messageAt(conflicts, path)}</span>
            {WINNERS.map((winner) => (
              <button
                key={winner}
                type="button"
                aria-describedby={`${id}-${path}`}
                aria-pressed={choices.get(path) === winner}
                onClick={() => choose(winner, path)}
              >
                {winner === "mine" ? say.keepMine : say.takeTheirs}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {paths.length > 1 &&
        WINNERS.map((winner) => (
          <button key={winner} type="button" onClick={() => choose(winner)}>
            {winner === "mine" ? say.keepAllMine : say.takeAllTheirs}
          </button>
        ))}
    </div>
  );
}

const WINNERS: readonly Winner[] = ["theirs", "mine"];
