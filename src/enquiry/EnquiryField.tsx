import type { PropsWithChildren, ReactNode } from "react";

interface EnquiryFieldProps extends PropsWithChildren {
  label: string;
  message: ReactNode;
  /** On its own line. */
  wide?: boolean;
}

/** A label with its field, and the message below it. */
export function EnquiryField({ label, message, wide, children }: EnquiryFieldProps) {
  return (
    <div style={wide ? { gridColumn: "1 / -1" } : undefined}>
      <label>
        <span>{label}</span>
        {children}
      </label>
      {message}
    </div>
  );
}

/** A field's error, announced when it appears. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-part="message" aria-live="polite">
      {children}
    </p>
  );
}
