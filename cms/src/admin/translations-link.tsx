import type { ServerProps } from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { adminLocale } from "../../../shared/admin-locales";

/** Menu link to the list of pending translations. */
export function TranslationsLink({ i18n, payload }: ServerProps) {
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}/translations`}>
      {EDITOR_DESK[adminLocale(i18n.language)].translations.title}
    </a>
  );
}
