import { chakra } from "@chakra-ui/react/styled-system";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fieldGridRecipe } from "../../theme/recipes/field-grid";

interface Props {
  /** Contains all questions as `details`. */
  list: RefObject<HTMLElement>;
  /** Whether each question matches; undefined while there is no search. */
  found: readonly boolean[] | undefined;
  onFind: (found: readonly boolean[] | undefined) => void;
}

/** Filters the questions by words in question or answer; absent without the app. */
export function QuestionSearch({ list, found, onFind }: Props) {
  const { t } = useTranslation("detail");
  const field = useRef<HTMLInputElement>(null);
  const find = useCallback(async () => {
    try {
      // Loaded on the first keystroke: few visitors search.
      const { findQuestions } = await import("./find-questions");
      if (list.current && field.current) onFind(findQuestions(list.current, field.current.value));
    } catch (error) {
      console.error("The search could not be loaded; all questions stay.", error);
    }
  }, [list, onFind]);
  // Picks up what was typed before the app ran.
  useEffect(() => {
    if (field.current?.value) void find();
  }, [find]);
  const count = found?.filter(Boolean).length;
  return (
    <chakra.div marginTop="8">
      <Field role="search" data-scripted="" data-print="off">
        <label>
          <span>{t("sections.find")}</span>
          <input ref={field} type="search" autoComplete="off" onInput={find} />
        </label>
        <chakra.p role="status" textStyle="small" color="fg.muted">
          {count === 0
            ? t("sections.noneFound")
            : count !== undefined && t("sections.found", { count, total: found?.length })}
        </chakra.p>
      </Field>
    </chakra.div>
  );
}

/** A field styled like those for dates and guests. */
const Field = chakra("div", fieldGridRecipe);
