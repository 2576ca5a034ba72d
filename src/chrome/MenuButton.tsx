import { useTranslation } from "react-i18next";
import { PAGE_IDS } from "../theme/page-ids";
import { MenuIcon } from "./icons/MenuIcon";

/** Opens the drawer, even before the app runs and without script. */
export function MenuButton({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  const content = (
    <>
      <MenuIcon lines={2} />
      <MenuIcon lines={3} />
      <span>{t("menu")}</span>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t("menu")}
        aria-haspopup="dialog"
        commandfor={PAGE_IDS.drawer}
        command="show-modal"
      >
        {content}
      </button>
      <noscript>
        <a className={className} href={`#${PAGE_IDS.drawer}`} aria-label={t("menu")}>
          {content}
        </a>
      </noscript>
    </>
  );
}
