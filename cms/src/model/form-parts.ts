import type { UIField } from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { perAdminLocale } from "../../../shared/admin-locales";

/** Menu item of documents that may be used elsewhere. */
export const DELETE_USED = "/src/admin/delete-used#DeleteUsed";

/** On every form: a refused form stays unsaved. */
export const REFUSED_STAYS_UNSAVED = "/src/admin/refused-stays-unsaved#RefusedStaysUnsaved";

/** On every form of a document, next to its buttons. */
export const FORM_PARTS = [REFUSED_STAYS_UNSAVED, "/src/admin/load-ahead#LoadAhead"];

/** For users who may publish. */
export const PUBLISH_BUTTON = "/src/admin/publish-button#PublishButton";

/** For globals, which are always public: a publish button for those who may publish, and no unpublish button. */
export const PUBLIC_BUTTONS = {
  PublishButton: PUBLISH_BUTTON,
  UnpublishButton: "/src/admin/publish-button#NoUnpublishButton",
};

/** Above the form: choice of the source language. */
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

/** Sidebar: where the document is used. */
export const USED_IN: UIField = {
  name: "usedIn",
  type: "ui",
  admin: { position: "sidebar", components: { Field: "/src/admin/used-in#UsedIn" }, disableListColumn: true },
};

/** Menu item of documents with an address: a link to their draft. */
export const SHARE_PREVIEW = "/src/admin/share-preview#SharePreview";

/** On forms with a preview beside them. */
export const PREVIEW_PLACE = "/src/admin/preview-place#PreviewPlace";

/** Replaces the empty form: asks for a new document's title and creates a draft. */
export const NEW_DOCUMENT = "/src/admin/new-document#NewDocument";

/** How the site crops a picture. */
export const CROPS: UIField = {
  name: "crops",
  type: "ui",
  admin: { position: "sidebar", components: { Field: "/src/admin/crops#Crops" }, disableListColumn: true },
};

/** For versioned documents: the list shows authors, and a version can restore a single language. */
export const VERSION_VIEWS = {
  version: { actions: ["/src/admin/restore-language#RestoreLanguage"] },
  versions: { Component: "/src/admin/versions-view#VersionsView" },
};

/** Status by language, above the form and in the list. */
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
