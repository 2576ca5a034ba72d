import type { CollectionConfig, SelectField } from "payload";
import { DOCUMENT_TYPE } from "../../../content-folder/documents";
import { CAPTIONS_TYPE, FILM_TYPE } from "../../../content-folder/films";
import { AI_SHARES } from "../../../shared/ai-shares";
import { draftsOnly } from "../access/drafts-only";
import { withEditorsFields } from "../access/editors-fields";
import { keepUntranslated } from "../access/keep-untranslated";
import { oneLanguage } from "../access/one-language";
import { translatedDocuments } from "../access/roles";
import { notePublishedLanguage } from "../database/languages-apart";
import { noteCopied } from "../translation/copied-id";
import { sourceEndpoints } from "../translation/source-endpoints";
import { dateChangedTexts, forgetTextDates } from "../translation/text-dates";
import { watchMachineTexts } from "../translation/watch-machine-texts";
import { thumbnailUrl } from "../desk/thumbnail-url";
import { documentChanged, documentDeleted } from "../live/live";
import { helpOf, labelOf, textsOf } from "../texts";
import { foldSearch, searchText } from "../search/search-text";
import { checkPicture } from "./check-picture";
import { changedBy, noteWho } from "./changed-by";
import { restoreLanguageEndpoint } from "./restore-language";
import { trashManyEndpoint } from "./trash-many";
import { keepFile } from "./keep-file";
import { keepUsed, usesEndpoint } from "./keep-used";
import { LONGEST_ALT, OTHER_ALTS, saveOtherAlts, takeOtherAlts } from "./other-alts";
import { longWords, plain } from "./fields";
import {
  CROPS,
  DELETE_USED,
  FORM_PARTS,
  PUBLISH_BUTTON,
  SAVE_STATE,
  TRANSLATION_BAR,
  USED_IN,
  VERSION_VIEWS,
} from "./form-parts";
import { takePicture } from "./take-picture";

/** Pictures, films and documents; `folder` contains their files. */
export function media(folder: string): CollectionConfig {
  return {
    slug: "media",
    labels: {
      singular: textsOf((fields) => fields.media.one),
      plural: textsOf((fields) => fields.media.many),
    },
    admin: {
      useAsTitle: "filename",
      hideAPIURL: true,
      listSearchableFields: ["searchText"],
      defaultColumns: ["filename", "alt", "width", "height", "updatedAt"],
      components: {
        edit: {
          beforeDocumentControls: FORM_PARTS,
          PublishButton: PUBLISH_BUTTON,
          editMenuItems: [DELETE_USED],
        },
        views: { edit: VERSION_VIEWS },
      },
    },
    // Bulk edits would publish or unpublish in all languages.
    disableBulkEdit: true,
    trash: true,
    endpoints: [
      usesEndpoint("media"),
      trashManyEndpoint("media"),
      restoreLanguageEndpoint("media"),
      ...sourceEndpoints("media"),
    ],
    // Newest first.
    defaultSort: "-id",
    access: translatedDocuments,
    // A translator's alternative text is a draft until an editor publishes it. Files themselves are live as soon as
    // they are uploaded.
    versions: { drafts: true, maxPerDoc: 30 },
    upload: {
      staticDir: folder,
      mimeTypes: [
        "image/avif",
        "image/gif",
        "image/jpeg",
        "image/png",
        "image/svg+xml",
        "image/webp",
        FILM_TYPE,
        CAPTIONS_TYPE,
        DOCUMENT_TYPE,
      ],
      // Browsers can't read most URLs because of CORS, and the error is in English.
      pasteURL: false,
      focalPoint: true,
      adminThumbnail: ({ doc }) => thumbnailUrl(doc),
      crop: false,
    },
    hooks: {
      beforeOperation: [
        draftsOnly,
        oneLanguage,
        noteCopied,
        takeOtherAlts,
        keepFile,
        takePicture,
        checkPicture,
        foldSearch("media", "filename"),
        notePublishedLanguage,
        keepUsed,
      ],
      beforeChange: [keepUntranslated, noteWho],
      afterChange: [watchMachineTexts, dateChangedTexts, saveOtherAlts, documentChanged],
      afterDelete: [forgetTextDates, documentDeleted],
    },
    fields: [
      SAVE_STATE,
      TRANSLATION_BAR,
      longWords("alt", (fields) => fields.media.alt, {
        max: LONGEST_ALT,
        // A film is described by its captions, and a document by the link to it.
        asked: ({ picture }, { mimeType }) => (isPicture(mimeType) ? picture.altMissing : undefined),
      }),
      OTHER_ALTS,
      ...withEditorsFields([madeByAi(), plain("subject", (fields) => fields.media.subject)]),
      CROPS,
      USED_IN,
      changedBy(),
      searchText("media"),
    ],
  };
}

/** To what extent AI made the picture; filled in by `takePicture` if the file says so. */
function madeByAi(): SelectField {
  return {
    name: "ai",
    label: labelOf((fields) => fields.media.ai),
    type: "select",
    options: AI_SHARES.map((value) => ({
      value,
      label: textsOf(({ media: texts }) => texts.ai.choices[value]),
    })),
    admin: {
      description: helpOf((fields) => fields.media.ai),
      condition: (_data, siblings) => isPicture(siblings?.mimeType),
    },
  };
}

/** The type of an upload that hasn't been sent yet is unknown. */
function isPicture(type: unknown): boolean {
  return typeof type !== "string" || type.startsWith("image/");
}
