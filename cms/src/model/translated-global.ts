import type { Field, GlobalConfig } from "payload";
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
import { changedBy, noteWho } from "./changed-by";
import { FORM_PARTS, PUBLIC_BUTTONS, SAVE_STATE, TRANSLATION_BAR, VERSION_VIEWS } from "./form-parts";
import { restoreLanguageEndpointOfGlobal } from "./restore-language";

interface Part {
  slug: "hotel" | "menus";
  label: GlobalConfig["label"];
  /** Whether its publishing can be scheduled, to the minute. */
  isScheduled: boolean;
  fields: Field[];
  /** Fields without a place in the form. */
  hidden?: Field[];
}

/** A global that is always public: drafts, versions, translation and access rules. */
export function translatedGlobal({ slug, label, isScheduled, fields, hidden = [] }: Part): GlobalConfig {
  return {
    slug,
    label,
    admin: {
      hideAPIURL: true,
      components: {
        elements: { beforeDocumentControls: FORM_PARTS, ...PUBLIC_BUTTONS },
        views: { edit: VERSION_VIEWS },
      },
    },
    // Payload reads this field to tell whether a global is public, but doesn't select it.
    forceSelect: { _status: true },
    access: { read: signedIn, update: editorsAndTranslatorsOfGlobal, readVersions: signedIn },
    versions: {
      drafts: isScheduled ? { schedulePublish: { timeFormat: "HH:mm", timeIntervals: 1 } } : true,
      max: 30,
    },
    endpoints: [...sourceEndpointsOfGlobal(slug), restoreLanguageEndpointOfGlobal(slug)],
    hooks: {
      beforeOperation: [draftsOnly, alwaysPublic, oneLanguage, notePublishedLanguage],
      beforeChange: [keepUntranslated, noteWho],
      afterChange: [watchMachineTextsOfGlobal, dateChangedTextsOfGlobal, globalChanged],
    },
    fields: [SAVE_STATE, TRANSLATION_BAR, ...withEditorsFields(fields), changedBy(), ...hidden],
  };
}
