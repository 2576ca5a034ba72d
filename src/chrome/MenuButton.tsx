import { useTranslation } from "react-i18next";
import { type ComponentType, useState, useSyncExternalStore } from "react";
import type { Locale } from "../config/locales";
import { PAGE_IDS } from "../config/page-ids";
import type { DrawerProps } from "./Drawer";
import { MenuIcon } from "./icons/MenuIcon";
import { loadDrawer, preloadDrawer } from "./load-drawer";
import type { SiteMenus } from "./menus";

interface MenuButtonProps {
  hotel: Queries.DrawerHotelFragment;
  menus: SiteMenus;
  locale: Locale;
  className?: string;
}

/** Opens the drawer, whose code comes when a visitor first reaches for it. Without script a link to the footer's menus. */
export function MenuButton({ className, ...drawer }: MenuButtonProps) {
  const { t } = useTranslation("common");
  const scripted = useSyncExternalStore(subscribeToNothing, inBrowser, inBuild);
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const [open, setOpen] = useState(false);

  const openDrawer = async () => {
    try {
      const loaded = await loadDrawer();
      setDrawer(() => loaded.Drawer);
      setOpen(true);
    } catch (error) {
      console.error("The menu could not be loaded, so the footer's menu is shown.", error);
      window.location.hash = PAGE_IDS.footerMenu;
      // Build updates hear of it, so that the next navigation loads the newer page.
      throw error;
    }
  };

  const content = (
    <>
      <MenuIcon lines={2} />
      <MenuIcon lines={3} />
      <span>{t("menu")}</span>
    </>
  );
  if (!scripted) {
    return (
      <a className={className} href={`#${PAGE_IDS.footerMenu}`} aria-label={t("menu")}>
        {content}
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t("menu")}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={openDrawer}
      >
        {content}
      </button>
      {Drawer && <Drawer {...drawer} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const subscribeToNothing = () => () => undefined;
const inBrowser = () => true;
const inBuild = () => false;
