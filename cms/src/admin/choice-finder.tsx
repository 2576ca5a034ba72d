import { useId, useState } from "react";
import { type TextViewTexts, useDeskTexts } from "./desk-texts";
import { type Choice, type Source, useChoices } from "./use-choices";

interface Props {
  words: TextViewTexts;
  label: string;
  /** Must be a stable array, or it is fetched again. */
  sources: readonly Source[];
  chosen: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

/** Search field with paginated results to choose from. */
export function ChoiceFinder({ words, label, sources, chosen, onChoose }: Props) {
  const { notLoaded } = useDeskTexts();
  const group = useId();
  const [search, setSearch] = useState("");
  const [pages, setPages] = useState(1);
  const { found, hasMore, hasFailed } = useChoices(sources, search, pages);
  const look = (next: string) => {
    setSearch(next);
    setPages(1);
  };
  return (
    <fieldset className="choice-finder">
      <legend>{label}</legend>
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.search}
        value={search}
        onChange={(event) => look(event.target.value)}
      />
      {hasFailed && <p role="alert">{notLoaded}</p>}
      <ul className={sources.some(({ isPicture }) => isPicture) ? "choice-finder__pictures" : undefined}>
        {found.map((choice) => (
          <li key={`${choice.collection}:${choice.value}`}>
            <label>
              <input
                type="radio"
                name={group}
                checked={choice.collection === chosen?.collection && choice.value === chosen.value}
                onChange={() => onChoose(choice)}
              />
              {choice.thumbnail !== undefined && <img src={choice.thumbnail} alt="" loading="lazy" />}
              {choice.text === "" ? choice.value : `${choice.text} (${choice.value})`}
            </label>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={() => setPages(pages + 1)}>
          {words.more}
        </button>
      )}
    </fieldset>
  );
}
