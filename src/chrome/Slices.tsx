import { Children, type PropsWithChildren, Suspense } from "react";

/**
 * What stands on a page from above to below. The app takes over its children one after another, each by itself: a
 * boundary inside of another waits for it. A press on what waits has it taken over at once.
 */
export function Slices({ children }: PropsWithChildren) {
  const [first, ...rest] = Children.toArray(children);
  return (
    <>
      {first}
      {rest.length > 0 && (
        <Suspense>
          <Slices>{rest}</Slices>
        </Suspense>
      )}
    </>
  );
}
