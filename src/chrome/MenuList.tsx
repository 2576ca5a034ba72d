import type { MenuItem } from "./menus";
import { SmartLink } from "./SmartLink";

interface MenuListProps {
  items: readonly MenuItem[];
  className?: string;
}

/** Menu items as a list of links. */
export function MenuList({ items, className }: MenuListProps) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <SmartLink url={item.url}>{item.text}</SmartLink>
        </li>
      ))}
    </ul>
  );
}
