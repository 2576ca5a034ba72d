import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import type { AdminLocale } from "../../../shared/admin-locales";
import type { Translation } from "../translation/translations";

/** Path of the document's form in the admin. */
export function pathOf({ slug, id }: Translation): string {
  return id === undefined ? `globals/${slug}` : `collections/${slug}/${id}`;
}

export function titleOf({ slug, title }: Translation, language: AdminLocale): string {
  const { menus, hotel } = EDITOR_FIELDS[language];
  return title ?? (slug === "menus" ? menus.label : hotel.label);
}
