import { Icon } from "./Icon";

export function CloseIcon() {
  return (
    <Icon>
      <path d="M4.5 4.5l15 15m0-15l-15 15" />
    </Icon>
  );
}
