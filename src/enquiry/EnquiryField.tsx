import type { ComponentProps, PropsWithChildren, ReactNode } from "react";
import { useTranslation } from "react-i18next";

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

/** A date field. While it is empty it asks in the page's language: its own words are in the browser's. */
export function DayInput(props: ComponentProps<"input">) {
  const { t } = useTranslation("common");
  return (
    <>
      <input {...props} type="date" data-filled={props.value ? "" : undefined} />
      <span aria-hidden>{t("booking.choose")}</span>
    </>
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
