import type { ServerProps } from "payload";
import "./translator-mark.css";

/** Marks all views for translators, so that CSS hides what the server would reject. (Payload shows it to everyone.) */
export function TranslatorMark({ user }: ServerProps) {
  return user?.role === "translator" ? <span className="translator-mark" hidden /> : null;
}
