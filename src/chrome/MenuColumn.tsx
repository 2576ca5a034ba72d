import { chakra } from "@chakra-ui/react/styled-system";
import { MenuList } from "./MenuList";
import type { MenuItem } from "./menus";

interface MenuColumnProps {
  title: string;
  items: readonly MenuItem[];
  className?: string;
}

/** A titled list of links as a landmark; renders nothing if there are no items. */
export function MenuColumn({ title, items, className }: MenuColumnProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={title} className={className}>
      <ColumnTitle>{title}</ColumnTitle>
      <MenuList items={items} />
    </nav>
  );
}

export const ColumnTitle = chakra("h2", {
  base: { textStyle: "label", color: "accent", marginBottom: "2" },
});
