/** In the menu of what can be used elsewhere. */
export const DELETE_USED = "/src/admin/delete-used#DeleteUsed";

/** Of every form, beside its buttons. */
export const REFUSED_STAYS_UNSAVED = "/src/admin/refused-stays-unsaved#RefusedStaysUnsaved";
