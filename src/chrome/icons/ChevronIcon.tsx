import { Icon } from "./Icon";

export function ChevronIcon() {
  return (
    <Icon>
      <path d="M8 10.5l4 4 4-4" />
    </Icon>
  );
}
