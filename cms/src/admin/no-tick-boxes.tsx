import type { ServerProps } from "payload";
import "./no-tick-boxes.css";

/** In a list of who does nothing with many at once: its boxes are no use there. (Payload shows them to everybody.) */
export function NoTickBoxes({ user }: ServerProps) {
  return user?.role === "translator" ? <span className="no-tick-boxes" hidden /> : null;
}
