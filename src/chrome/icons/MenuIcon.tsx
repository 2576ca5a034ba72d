import { Icon } from "./Icon";

/** Two lines over a picture; three of equal length once the page is scrolled. */
export function MenuIcon({ lines }: { lines: 2 | 3 }) {
  return <Icon>{lines === 2 ? <path d="M1 8h22M1 16h15" /> : <path d="M1 6h22M1 12h22M1 18h22" />}</Icon>;
}
