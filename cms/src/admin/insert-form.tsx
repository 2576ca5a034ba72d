import type { ReactNode } from "react";
import type { TextViewTexts } from "./desk-texts";

interface FormProps {
  words: TextViewTexts;
  /** True if nothing has been chosen yet. */
  incomplete: boolean;
  onInsert: () => void;
  onEnd: () => void;
  children: ReactNode;
}

/** Form above the text for inserting something: its fields, and buttons to insert or cancel. */
export function InsertForm({ words, incomplete, onInsert, onEnd, children }: FormProps) {
  const insert = () => {
    onInsert();
    onEnd();
  };
  return (
    <div className="rich-text__form">
      {children}
      <button type="button" disabled={incomplete} onClick={insert}>
        {words.insert}
      </button>
      <button type="button" onClick={onEnd}>
        {words.cancel}
      </button>
    </div>
  );
}
