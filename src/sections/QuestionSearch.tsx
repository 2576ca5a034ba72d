import { chakra } from "@chakra-ui/react/styled-system";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { bookingFormRecipe } from "../chrome/booking-form.recipe";

interface Props {
  /** Holds all questions as `details`. */
  list: RefObject<HTMLElement>;
  /** By question; undefined while nobody searches. */
  found: readonly boolean[] | undefined;
  onFind: (found: readonly boolean[] | undefined) => void;
}

/** Leaves the questions whose words, or whose answer's, were typed; without the app there is nothing to type into. */
export function QuestionSearch({ list, found, onFind }: Props) {
  const { t } = useTranslation("detail");
  const field = useRef<HTMLInputElement>(null);
  const find = useCallback(async () => {
    try {
      // With the first letter: few visitors of a page search it.
      const { findQuestions } = await import("./find-questions");
      if (list.current && field.current) onFind(findQuestions(list.current, field.current.value));
    } catch (error) {
      console.error("The search could not be loaded; all questions stay.", error);
    }
  }, [list, onFind]);
  // What was typed before the app ran.
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

/** A field as those for dates and guests. */
const Field = chakra("div", bookingFormRecipe);
