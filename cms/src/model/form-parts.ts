/** Of every form, beside its buttons. */
export const REFUSED_STAYS_UNSAVED = "/src/admin/refused-stays-unsaved#RefusedStaysUnsaved";
