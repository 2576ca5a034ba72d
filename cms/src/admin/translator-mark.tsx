import type { ServerProps } from "payload";
import "./translator-mark.css";

/** Marks what is shown to who only translates: what the server would refuse is hidden there. (Payload shows it to everybody.) */
export function TranslatorMark({ user }: ServerProps) {
  return user?.role === "translator" ? <span className="translator-mark" hidden /> : null;
}
