import { useTranslation } from "react-i18next";
import { PAGE_IDS } from "../theme/page-ids";
import { CloseIcon } from "./icons/CloseIcon";

/** Closes the drawer, even before the app runs and without script. */
export function CloseButton({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t("close")}
        commandfor={PAGE_IDS.drawer}
        command="close"
      >
        <CloseIcon />
      </button>
      <noscript>
        <a className={className} href={`#${PAGE_IDS.main}`} aria-label={t("close")}>
          <CloseIcon />
        </a>
      </noscript>
    </>
  );
}
