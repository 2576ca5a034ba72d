import { Icon } from "./Icon";

export function PhoneIcon() {
  return (
    <Icon>
      <path d="M5 3.5h3.8l1.7 4.6-2.2 1.6a12.5 12.5 0 0 0 6 6l1.6-2.2 4.6 1.7V19a1.6 1.6 0 0 1-1.7 1.6C11 20.1 3.9 13 3.4 5.2A1.6 1.6 0 0 1 5 3.5z" />
    </Icon>
  );
}
