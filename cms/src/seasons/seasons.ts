import type { CollectionConfig, FieldAccess } from "payload";
import { editors, mayEdit, signedIn } from "../access/roles";
import { FORM_PARTS } from "../model/form-parts";
import { plain } from "../model/fields";
import { changedBy, noteWho } from "../model/changed-by";
import { helpOf, labelOf, textsOf } from "../texts";
import { seasonDocuments } from "./documents-endpoint";
import { MEMBER_COLLECTIONS, MEMBER_GLOBALS } from "../slugs";
import { noteSeasonSave, publishSeason } from "./season-hooks";

/** Maximum number of documents; publishing them blocks other saves. */
const MOST_DOCUMENTS = 200;

/** A public season can't be changed, only taken back. */
const beforePublished: FieldAccess = ({ req, doc }) => mayEdit(req) && !doc?.published;

/**
 * Changes of season: sets of documents that are published together in all languages, at once or at a planned minute,
 * and taken back together. A season is public from the publication of its documents until they are taken back.
 */
export const Seasons: CollectionConfig = {
  slug: "seasons",
  labels: { singular: textsOf(({ seasons }) => seasons.one), plural: textsOf(({ seasons }) => seasons.many) },
  admin: {
    useAsTitle: "title",
    hideAPIURL: true,
    defaultColumns: ["title", "_status", "updatedAt"],
    components: {
      edit: {
        beforeDocumentControls: FORM_PARTS,
        PublishButton: "/src/admin/season-buttons#PublishSeasonButton",
        UnpublishButton: "/src/admin/season-buttons#TakeBackButton",
      },
      // Restoring a version would publish nothing.
      views: { edit: { versions: { tab: { condition: () => false } } } },
    },
  },
  disableBulkEdit: true,
  endpoints: [seasonDocuments],
  defaultSort: "-updatedAt",
  access: { read: signedIn, create: editors, update: editors, delete: editors, readVersions: signedIn },
  versions: { drafts: { schedulePublish: { timeFormat: "HH:mm", timeIntervals: 1 } }, maxPerDoc: 10 },
  hooks: { beforeOperation: [noteSeasonSave], beforeChange: [noteWho, publishSeason] },
  fields: [
    {
      ...plain("title", ({ seasons }) => seasons.title, { required: true }),
      access: { update: beforePublished },
    },
    {
      name: "documents",
      label: labelOf(({ seasons }) => seasons.documents),
      type: "relationship",
      relationTo: [...MEMBER_COLLECTIONS],
      hasMany: true,
      maxRows: MOST_DOCUMENTS,
      admin: { description: helpOf(({ seasons }) => seasons.documents), allowCreate: false },
      access: { update: beforePublished },
    },
    {
      name: "addDrafts",
      type: "ui",
      admin: { components: { Field: "/src/admin/add-drafts#AddDrafts" }, disableListColumn: true },
    },
    ...MEMBER_GLOBALS.map((name) => ({
      name,
      label: labelOf(({ seasons }) => seasons[name]),
      type: "checkbox" as const,
      defaultValue: false,
      access: { update: beforePublished },
    })),
    {
      name: "preview",
      type: "ui",
      admin: {
        components: { Field: "/src/admin/season-documents#SeasonDocuments" },
        disableListColumn: true,
      },
    },
    // The members' versions before and after the publication; null while the season isn't public.
    {
      name: "published",
      type: "json",
      access: { create: () => false, update: () => false },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    changedBy(),
  ],
};
