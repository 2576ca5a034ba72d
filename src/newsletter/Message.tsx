import type { ReactNode } from "react";

/** What is wrong with a field, announced when it appears. Its line is there when it is empty, so nothing moves. */
export function Message({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-part="message" aria-live="polite">
      {children}
    </p>
  );
}
