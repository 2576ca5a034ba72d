import { useId, useState } from "react";
import { amountIn, isAmountText } from "../desk/amount-text";

interface Props {
  label: string;
  amount: number | undefined;
  fault: string | undefined;
  isFixed: boolean;
  /** Undefined if the field was emptied. */
  onChange: (amount: number | undefined) => void;
}

/** A price that may be empty; keeps what is being typed, such as `230,`, until the form has another amount. */
export function PriceInput({ label, amount, fault, isFixed, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  return (
    <label className={fault === undefined ? undefined : "months-grid__fault"}>
      {label}
      <input
        inputMode="decimal"
        autoComplete="off"
        value={amountIn(text) === amount ? text : String(amount ?? "")}
        readOnly={isFixed}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        onChange={({ target: { value } }) => {
          if (!isAmountText(value)) return;
          setText(value);
          onChange(amountIn(value));
        }}
      />
      {fault !== undefined && <span id={id}>{fault}</span>}
    </label>
  );
}
