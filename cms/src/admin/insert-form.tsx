import type { ReactNode } from "react";
import type { TextViewTexts } from "./desk-texts";

interface FormProps {
  words: TextViewTexts;
  /** Nothing is chosen yet. */
  incomplete: boolean;
  onInsert: () => void;
  onEnd: () => void;
  children: ReactNode;
}

/** What is put into the text, above it: its fields, and the buttons that end it. */
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
