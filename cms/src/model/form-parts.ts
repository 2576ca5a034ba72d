import type { UIField } from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { perAdminLocale } from "../../../shared/admin-locales";

/** In the menu of what can be used elsewhere. */
export const DELETE_USED = "/src/admin/delete-used#DeleteUsed";

/** Of every form, beside its buttons. */
export const REFUSED_STAYS_UNSAVED = "/src/admin/refused-stays-unsaved#RefusedStaysUnsaved";

/** For who publishes. */
export const PUBLISH_BUTTON = "/src/admin/publish-button#PublishButton";

/** Of what there is one of, and is always public: who publishes has the button for it, and nobody one that takes it off. */
export const PUBLIC_BUTTONS = {
  PublishButton: PUBLISH_BUTTON,
  UnpublishButton: "/src/admin/publish-button#NoUnpublishButton",
};

/** Above the form: from which language it is translated. */
export const TRANSLATION_BAR: UIField = {
  name: "translation",
  type: "ui",
  admin: { components: { Field: "/src/admin/translation-bar#TranslationBar" }, disableListColumn: true },
};

/** Above the form: whether it is saved, and who else has it open. */
export const SAVE_STATE: UIField = {
  name: "saveState",
  type: "ui",
  admin: { components: { Field: "/src/admin/save-state#SaveState" }, disableListColumn: true },
};

/** Where it is used, beside the form. */
export const USED_IN: UIField = {
  name: "usedIn",
  type: "ui",
  admin: { position: "sidebar", components: { Field: "/src/admin/used-in#UsedIn" }, disableListColumn: true },
};

/** In the menu of what has an address: a link to its draft. */
export const SHARE_PREVIEW = "/src/admin/share-preview#SharePreview";

/** Instead of an empty form: asks what a new document is called, and makes a draft of it. */
export const NEW_DOCUMENT = "/src/admin/new-document#NewDocument";

/** Of a picture: how places of the site crop it. */
export const CROPS: UIField = {
  name: "crops",
  type: "ui",
  admin: { position: "sidebar", components: { Field: "/src/admin/crops#Crops" }, disableListColumn: true },
};

/** Of what has versions: their list says whose they are, and a version gives back one language alone. */
export const VERSION_VIEWS = {
  version: { actions: ["/src/admin/restore-language#RestoreLanguage"] },
  versions: { Component: "/src/admin/versions-view#VersionsView" },
};

/** Of what is published by language: where it stands in each, above its form and in the list. */
export const LANGUAGE_STATUS: UIField = {
  name: "languageStatus",
  type: "ui",
  label: perAdminLocale((locale) => EDITOR_DESK[locale].languageStatus.title),
  admin: {
    components: {
      Field: "/src/admin/language-status#LanguageStatusBar",
      Cell: "/src/admin/language-status#LanguageStatusCell",
    },
  },
};

/** Above a list or a form: takes what only others may use away from who translates. */
export const TRANSLATOR_MARK = "/src/admin/translator-mark#TranslatorMark";
