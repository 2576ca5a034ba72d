import type { ServerProps } from "payload";
import "./kept-file.css";

/** In the form of a picture, for who translates its text and may neither change its file nor its focal point. */
export function KeptFile({ user }: ServerProps) {
  return user?.role === "translator" ? <span className="kept-file" hidden /> : null;
}
