import { useEffect, useState } from "react";
import { backAgain } from "./back-again";

interface Read<Answer> {
  /** Undefined until there is an answer. */
  answer: Answer | undefined;
  /** True while the last question has failed. */
  hasFailed: boolean;
}

/**
 * The answer to a question, asked again after a failure and when `since` changes. Each new function is a new question.
 */
export function useRead<Answer>(
  question: (signal: AbortSignal) => Promise<Answer>,
  since?: unknown,
): Read<Answer> {
  const [read, setRead] = useState<Read<Answer>>({ answer: undefined, hasFailed: false });

  useEffect(() => {
    const reading = new AbortController();
    const { signal } = reading;
    const untilAnswered = async (): Promise<void> => {
      const next = await question(signal).then(
        (answer) => ({ answer, hasFailed: false }),
        () => ({ answer: undefined, hasFailed: true }),
      );
      if (signal.aborted) return;
      setRead(next);
      if (!next.hasFailed) return;
      await backAgain();
      if (!signal.aborted) await untilAnswered();
    };
    void untilAnswered();
    return () => reading.abort();
  }, [question, since]);

  return read;
}
