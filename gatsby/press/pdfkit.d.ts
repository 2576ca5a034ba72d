declare namespace PDFKit.Mixins {
  /** What the types of pdfkit leave out: whether a heading is of a table's column or row. */
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
