import type { GlobalConfig } from "payload";
import { notePublishedLanguage } from "../database/languages-apart";
import { sourceEndpointsOfGlobal } from "../translation/source-endpoints";
import { dateChangedTextsOfGlobal } from "../translation/text-dates";
import { watchMachineTextsOfGlobal } from "../translation/watch-machine-texts";
import { globalChanged } from "../live/live";
import { alwaysPublic } from "../access/always-public";
import { draftsOnly } from "../access/drafts-only";
import { withEditorsFields } from "../access/editors-fields";
import { keepUntranslated } from "../access/keep-untranslated";
import { oneLanguage } from "../access/one-language";
import { editorsAndTranslatorsOfGlobal, signedIn } from "../access/roles";
import { textsOf } from "../texts";
import { keyedRows, keys, linkTarget, words } from "./fields";
import { rowNumber } from "./figures";
import { changedBy, noteWho } from "./changed-by";
import {
  PUBLIC_BUTTONS,
  REFUSED_STAYS_UNSAVED,
  SAVE_STATE,
  TRANSLATION_BAR,
  VERSION_VIEWS,
} from "./form-parts";
import { restoreLanguageEndpointOfGlobal } from "./restore-language";
import { positiveInteger } from "../../../content-folder/numbers";
import { SECTION_WORDS } from "../../../content-folder/words";

function menu(name: "header" | "footer") {
  const place = keys("sections", SECTION_WORDS, {
    texts: ({ menus }) => menus.section,
    free: ({ menus }) => menus.freeSection,
  });
  return keyedRows(name, ({ menus }) => menus[name], place, [
    words("text", ({ menus }) => menus.words, { max: 60 }),
    linkTarget({ required: true }),
    rowNumber(positiveInteger()),
  ]);
}

/** The two menus. */
export const Menus: GlobalConfig = {
  slug: "menus",
  label: textsOf(({ menus }) => menus.label),
  admin: {
    hideAPIURL: true,
    components: {
      elements: { beforeDocumentControls: [REFUSED_STAYS_UNSAVED], ...PUBLIC_BUTTONS },
      views: { edit: VERSION_VIEWS },
    },
  },
  // Payload reads this field to tell whether a global is public, but doesn't select it.
  forceSelect: { _status: true },
  access: { read: signedIn, update: editorsAndTranslatorsOfGlobal, readVersions: signedIn },
  versions: { drafts: { schedulePublish: { timeFormat: "HH:mm", timeIntervals: 1 } }, max: 30 },
  endpoints: [...sourceEndpointsOfGlobal("menus"), restoreLanguageEndpointOfGlobal("menus")],
  hooks: {
    beforeOperation: [draftsOnly, alwaysPublic, oneLanguage, notePublishedLanguage],
    beforeChange: [keepUntranslated, noteWho],
    afterChange: [watchMachineTextsOfGlobal, dateChangedTextsOfGlobal, globalChanged],
  },
  fields: [SAVE_STATE, TRANSLATION_BAR, ...withEditorsFields([menu("header"), menu("footer")]), changedBy()],
};
