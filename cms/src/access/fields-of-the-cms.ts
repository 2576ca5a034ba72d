/** Fields that the CMS itself writes: of each version, or set when saving. */
export const FIELDS_OF_THE_CMS: ReadonlySet<string> = new Set([
  "id",
  "_status",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "changedBy",
  "searchText",
]);
