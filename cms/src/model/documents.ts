import type { CollectionConfig, Field } from "payload";
import { draftsOnly } from "../access/drafts-only";
import { translatedDocuments } from "../access/roles";
import { keepUntranslated } from "../access/keep-untranslated";
import { oneLanguage } from "../access/one-language";
import { documentChanged, documentDeleted } from "../live/live";
import { keepIdentity } from "./keep-identity";
import { previewOf } from "./preview";
import { nextNumber } from "./next-number";

type Part = Pick<CollectionConfig, "slug" | "labels" | "fields"> & {
  titleField: string;
  columns: string[];
};

/** A collection of what has an address on the site: drafts, versions, a plan, and who may do what. */
export function addressedCollection({ titleField, columns, fields, ...part }: Part): CollectionConfig {
  return {
    ...part,
    admin: {
      useAsTitle: titleField,
      hideAPIURL: true,
      defaultColumns: [titleField, ...columns, "_status", "updatedAt"],
      listSearchableFields: ["key", titleField],
      pagination: { defaultLimit: 50 },
      preview: previewOf(part.slug),
    },
    defaultSort: "number",
    access: translatedDocuments,
    versions: { drafts: { schedulePublish: { timeIntervals: 1 } }, maxPerDoc: 30 },
    hooks: {
      beforeOperation: [draftsOnly, oneLanguage],
      beforeValidate: [nextNumber(part.slug), keepIdentity],
      beforeChange: [keepUntranslated],
      afterChange: [documentChanged],
      afterDelete: [documentDeleted],
    },
    fields: [...fields, ...identity()],
  };
}

/** What a thing is called by in links, and its number in the content API. */
function identity(): Field[] {
  return [
    {
      name: "key",
      label: "Key",
      type: "text",
      required: true,
      unique: true,
      index: true,
      access: { update: () => false },
      admin: {
        position: "sidebar",
        description: "How links name it; it never changes. Small letters, digits and -.",
      },
      validate: (value: string | null | undefined) =>
        /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(value ?? "") ||
        "Small letters, digits and -, such as garden-room.",
    },
    {
      name: "number",
      label: "Number",
      type: "number",
      unique: true,
      index: true,
      access: { update: () => false },
      admin: { position: "sidebar", readOnly: true, description: "Given by itself. Lists are in its order." },
    },
  ];
}
