import type { GlobalConfig } from "payload";
import { globalChanged } from "../live/live";
import { alwaysPublic } from "../access/always-public";
import { draftsOnly } from "../access/drafts-only";
import { keepUntranslated } from "../access/keep-untranslated";
import { oneLanguage } from "../access/one-language";
import { editorsAndTranslatorsOfGlobal, signedIn } from "../access/roles";
import { keyedRows, linkTarget, words } from "./fields";
import { SECTION_WORDS } from "../../../content-folder/words";

function menu(name: "header" | "footer", label: string) {
  const place = {
    known: SECTION_WORDS,
    keyLabel: "Where it stands",
    free: "In the drawer only, under another name",
  };
  return keyedRows(name, label, "Entry", place, [
    words("text", "Words", { max: 60, help: "Without words the entry is not in this language's menu." }),
    linkTarget(),
    { name: "number", label: "Number", type: "number", admin: { hidden: true } },
  ]);
}

/** The two menus. */
export const Menus: GlobalConfig = {
  slug: "menus",
  label: "Menus",
  access: { read: signedIn, update: editorsAndTranslatorsOfGlobal, readVersions: signedIn },
  versions: { drafts: { schedulePublish: { timeIntervals: 1 } }, max: 30 },
  hooks: {
    beforeOperation: [draftsOnly, alwaysPublic, oneLanguage],
    beforeChange: [keepUntranslated],
    afterChange: [globalChanged],
  },
  fields: [menu("header", "Menu at the top"), menu("footer", "Menu at the bottom")],
};
