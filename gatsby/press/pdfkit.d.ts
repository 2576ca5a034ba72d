declare namespace PDFKit.Mixins {
  /** Missing in pdfkit's types: whether a header cell belongs to a column or a row. */
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
