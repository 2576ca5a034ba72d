import { chakra } from "@chakra-ui/react/styled-system";
import { navLinkRecipe } from "../theme/recipes/nav-link";
import type { MenuItem } from "./menus";
import { SmartLink } from "./SmartLink";

interface NavLinksProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly MenuItem[];
  className?: string;
}

const NavLink = chakra(SmartLink, navLinkRecipe);

/** A row of links as a landmark; renders nothing if there are no items. */
export function NavLinks({ label, items, className }: NavLinksProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={className}>
      {items.map((item, index) => (
        <NavLink key={index} url={item.url}>
          {item.text}
        </NavLink>
      ))}
    </nav>
  );
}
