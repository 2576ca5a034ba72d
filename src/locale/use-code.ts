import { useCallback, useState } from "react";

/**
 * Code of a part of the page, and the function that fetches it: undefined until it has, and if it can't be loaded,
 * when the page does without; another call tries again. `fetchCode` is a constant.
 */
export function useCode<Code extends object>(
  fetchCode: () => Promise<Code>,
): readonly [Code | undefined, () => void] {
  const [code, setCode] = useState<Code>();
  const load = useCallback(() => {
    fetchCode().then(setCode, (error: unknown) => {
      console.error("A part of the page could not be loaded; the rest stays as it is.", error);
    });
  }, [fetchCode]);
  return [code, load];
}
