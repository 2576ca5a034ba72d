import { Children, type PropsWithChildren, Suspense } from "react";

/**
 * The parts of a page from top to bottom. Each child hydrates on its own, one after another; a boundary nested in
 * another waits for it. Interacting with a pending part hydrates it at once.
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
