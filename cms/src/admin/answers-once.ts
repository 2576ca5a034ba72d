import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners";

/** A store of answers, shared by all parts of a view: each question is asked once, and again after a failure. */
export function answersOnce<Answer>() {
  const answers = new Map<string, Answer>();
  const asked = new Set<string>();
  const { subscribe, notify } = createListeners();
  return {
    /** `ask` resolves to whether there was an answer; without one, the next part that is shown asks again. */
    askOnce: (question: string, ask: () => Promise<boolean>): void => {
      if (asked.has(question)) return;
      asked.add(question);
      void ask()
        .catch(() => false)
        .then((isAnswered) => isAnswered || asked.delete(question));
    },
    keep: (entries: Iterable<readonly [key: string, answer: Answer]>): void => {
      for (const [key, answer] of entries) answers.set(key, answer);
      notify();
    },
    useAnswer: (key: string | undefined): Answer | undefined =>
      useSyncExternalStore(
        subscribe,
        () => (key === undefined ? undefined : answers.get(key)),
        () => undefined,
      ),
  };
}
