import type { CollectionConfig, Condition, Field } from "payload";
import { languageStatusEndpoint } from "../desk/language-status";
import { draftsOnly } from "../access/drafts-only";
import { withEditorsFields } from "../access/editors-fields";
import { translatedDocuments } from "../access/roles";
import { keepUntranslated } from "../access/keep-untranslated";
import { oneLanguage } from "../access/one-language";
import { notePublishedLanguage } from "../database/languages-apart";
import { noteCopied } from "../translation/copied-id";
import { sourceEndpoints } from "../translation/source-endpoints";
import { dateChangedTexts, forgetTextDates } from "../translation/text-dates";
import { watchMachineTexts } from "../translation/watch-machine-texts";
import { documentChanged, documentDeleted } from "../live/live";
import { checksFor, type FieldTexts, helpOf, labelOf } from "../texts";
import type { Checked } from "./checks";
import {
  DELETE_USED,
  FORM_PARTS,
  LANGUAGE_STATUS,
  NEW_DOCUMENT,
  PREVIEW_PLACE,
  PUBLISH_BUTTON,
  SAVE_STATE,
  SHARE_PREVIEW,
  TRANSLATION_BAR,
  USED_IN,
  VERSION_VIEWS,
} from "./form-parts";
import { beginEndpoint } from "./begin-document";
import { changedBy, noteWho } from "./changed-by";
import { checkOtherLanguages, noteAllLanguages } from "./check-languages";
import { restoreLanguageEndpoint } from "./restore-language";
import { trashManyEndpoint } from "./trash-many";
import { identifyCopy } from "./identify-copy";
import { keepUsed, usesEndpoint } from "./keep-used";
import { keepIdentity, refuseOtherIdentity } from "./keep-identity";
import { foldSearch, searchText } from "../search/search-text";
import { previewsOf } from "./preview";
import { nextNumber } from "./next-number";
import { numberCheck } from "./figures";
import { positiveInteger } from "../../../content-folder/numbers";

type Part = Pick<CollectionConfig, "labels" | "fields"> & {
  slug: "pages" | "rooms";
  titleField: string;
  columns: string[];
};

/** Autosaves a draft after a pause in typing of this many milliseconds, replacing the previous autosave. */
const AUTOSAVE = { interval: 400, showSaveDraftButton: true };

/** A collection of documents with an address on the site: drafts, versions, scheduling and access rules. */
export function addressedCollection({ titleField, columns, fields, ...part }: Part): CollectionConfig {
  const previews = previewsOf(part.slug);
  return {
    ...part,
    admin: {
      useAsTitle: titleField,
      enableListViewSelectAPI: true,
      hideAPIURL: true,
      defaultColumns: [titleField, ...columns, "languageStatus", "updatedAt"],
      listSearchableFields: ["searchText"],
      pagination: { defaultLimit: 50 },
      ...previews,
      components: {
        edit: {
          beforeDocumentControls: [...FORM_PARTS, PREVIEW_PLACE],
          PublishButton: PUBLISH_BUTTON,
          editMenuItems: [SHARE_PREVIEW, DELETE_USED],
        },
        views: { edit: VERSION_VIEWS, new: { path: "/create", exact: true, Component: NEW_DOCUMENT } },
      },
    },
    // Bulk edits would publish or unpublish in all languages.
    disableBulkEdit: true,
    trash: true,
    endpoints: [
      beginEndpoint(part.slug),
      usesEndpoint(part.slug),
      trashManyEndpoint(part.slug),
      restoreLanguageEndpoint(part.slug),
      languageStatusEndpoint(part.slug),
      ...sourceEndpoints(part.slug),
    ],
    defaultSort: "number",
    access: translatedDocuments,
    versions: {
      drafts: { autosave: AUTOSAVE, schedulePublish: { timeFormat: "HH:mm", timeIntervals: 1 } },
      maxPerDoc: 30,
    },
    hooks: {
      beforeOperation: [
        draftsOnly,
        oneLanguage,
        noteCopied,
        foldSearch(part.slug, titleField),
        notePublishedLanguage,
        noteAllLanguages,
        keepUsed,
      ],
      beforeValidate: [nextNumber(part.slug), keepIdentity],
      beforeChange: [keepUntranslated, noteWho, checkOtherLanguages],
      afterChange: [watchMachineTexts, dateChangedTexts, documentChanged],
      afterDelete: [forgetTextDates, documentDeleted],
    },
    fields: [
      SAVE_STATE,
      LANGUAGE_STATUS,
      TRANSLATION_BAR,
      ...withEditorsFields([...fields, ...identity()]),
      USED_IN,
      changedBy(),
      searchText(part.slug),
    ],
  };
}

/** Keys are technical: editors and translators don't see them. */
const forOwners: Condition = (_data, _siblings, { user }) => user?.role === "owner";

/** Key, used in links, and number in the content API. */
function identity(): Field[] {
  const key: FieldTexts = ({ common }) => common.key;
  const number: FieldTexts = ({ common }) => common.number;
  return [
    {
      name: "key",
      label: labelOf(key),
      type: "text",
      required: true,
      unique: true,
      index: true,
      access: { update: () => false },
      hooks: { beforeValidate: [refuseOtherIdentity], beforeDuplicate: [identifyCopy] },
      admin: { position: "sidebar", description: helpOf(key), condition: forOwners },
      validate: (value: string | null | undefined, { req }: Checked) =>
        /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value ?? "") || checksFor(req).key.form,
    },
    {
      name: "number",
      label: labelOf(number),
      type: "number",
      hasMany: false,
      unique: true,
      validate: numberCheck(positiveInteger()),
      index: true,
      access: { update: () => false },
      hooks: { beforeValidate: [refuseOtherIdentity], beforeDuplicate: [() => null] },
      admin: { position: "sidebar", readOnly: true, description: helpOf(number), condition: forOwners },
    },
  ];
}
