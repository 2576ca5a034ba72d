import PDFDocument from "pdfkit";
import { type Run, runsOf, type SheetFont } from "../../fonts/sheet-fonts";

/** Points on an A4 page. */
const MARGIN = 54;
const BOTTOM = 64;
const LINE = 1.4;

/** How a text is set; sizes are in points. */
export interface TextStyle {
  fonts: readonly SheetFont[];
  size: number;
  colour: string;
}

interface Cell {
  text: string;
  style: TextStyle;
  /** Its role for assistive technology: TH, TD. */
  tag: string;
  scope?: "Column" | "Row";
  link?: string;
}

/** A text broken into lines, before it is drawn. */
type Lines = Run[][];

/** A tagged PDF that is filled from top to bottom. */
export class Sheet {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly bytes: Promise<Buffer>;
  private y = MARGIN;

  constructor(
    { title, author, lang }: { title: string; author: string; lang: string },
    fonts: readonly SheetFont[],
  ) {
    this.pdf = new PDFDocument({
      size: "A4",
      margins: { top: MARGIN, right: MARGIN, bottom: 0, left: MARGIN },
      pdfVersion: "1.7",
      tagged: true,
      displayTitle: true,
      lang,
      // Reproducible, so without the build time; pdfkit writes title and author into XML unescaped.
      info: { Title: plain(title), Author: plain(author), CreationDate: new Date(0) },
    });
    for (const { name, content } of fonts) this.pdf.registerFont(name, content);
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
    this.bytes = new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      this.pdf.on("data", (part: Buffer) => parts.push(part));
      this.pdf.on("end", () => resolve(Buffer.concat(parts)));
      this.pdf.on("error", reject);
    });
  }

  get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  /** Keeps a heading together with the content below it. */
  heading(tag: "H1" | "H2", text: string, style: TextStyle, before: number): void {
    this.space(before);
    this.need(style.size * LINE + 40);
    this.text(tag, text, style);
    this.space(style.size * 0.35);
  }

  /** A text across the full width. */
  text(tag: string, text: string, style: TextStyle): void {
    const lines = this.lines(text, this.width, style);
    const element = this.pdf.struct(tag);
    this.root.add(element);
    for (const line of lines) {
      this.need(style.size * LINE);
      element.add(this.pdf.struct("Span", {}, [() => this.draw(line, MARGIN, this.y, style)]));
      this.y += style.size * LINE;
    }
    element.end();
  }

  /** Rows of cells in columns whose widths are fractions of the sheet's; rows are never split across pages. */
  table(rows: readonly (readonly Cell[])[], parts: readonly number[]): void {
    const gap = 12;
    const widths = parts.map((part) => part * this.width);
    const table = this.pdf.struct("Table");
    this.root.add(table);
    for (const cells of rows) {
      const set = cells.map((cell, index) => this.lines(cell.text, (widths[index] ?? 0) - gap, cell.style));
      const height = Math.max(
        ...cells.map(({ style }, index) => (set[index]?.length ?? 0) * style.size * LINE),
      );
      this.need(height + 8);
      this.rule();
      this.y += 4;
      const row = this.pdf.struct("TR");
      table.add(row);
      let x = MARGIN;
      for (const [index, cell] of cells.entries()) {
        this.cell(row, cell, set[index] ?? [], x);
        x += widths[index] ?? 0;
      }
      row.end();
      this.y += height + 4;
    }
    table.end();
    this.rule();
  }

  space(points: number): void {
    this.y += points;
  }

  /** The finished file; nothing can be added afterwards. */
  async end(): Promise<Buffer> {
    this.root.end();
    this.pdf.end();
    return this.bytes;
  }

  private cell(row: PDFKit.PDFStructureElement, cell: Cell, lines: Lines, x: number): void {
    const { tag, scope, link, style } = cell;
    const top = this.y;
    const draw = () =>
      lines.forEach((line, index) => this.draw(line, x, top + index * style.size * LINE, style, link));
    const options = scope ? { scope } : {};
    const content = link ? this.pdf.struct("Link", { alt: cell.text }, [draw]) : draw;
    row.add(this.pdf.struct(tag, options, [content]));
  }

  private draw(line: readonly Run[], x: number, y: number, { size, colour }: TextStyle, link?: string): void {
    let left = x;
    for (const { font, text } of line) {
      this.pdf.font(font.name).fontSize(size).fillColor(colour);
      this.pdf.text(text, left, y, { lineBreak: false, ...(link && { link }) });
      left += this.pdf.widthOfString(text);
    }
  }

  /** Breaks a text at spaces where the next word does not fit. */
  private lines(text: string, width: number, style: TextStyle): Lines {
    const lines: string[] = [];
    for (const word of text.split(/[ \n\t]+/).filter(Boolean)) {
      const last = lines.at(-1);
      const longer = `${last} ${word}`;
      if (last !== undefined && this.widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line) => runsOf(line, style.fonts));
  }

  private widthOf(text: string, { fonts, size }: TextStyle): number {
    return runsOf(text, fonts).reduce(
      (width, run) => width + this.pdf.font(run.font.name).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  private rule(): void {
    const { y } = this;
    this.pdf.markContent("Artifact", { type: "Layout" });
    this.pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.5)
      .strokeColor("#BBBBBB")
      .stroke();
    this.pdf.endMarkedContent();
  }

  private need(height: number): void {
    if (this.y + height <= this.pdf.page.height - BOTTOM) return;
    this.pdf.addPage();
    this.y = MARGIN;
  }
}

/** pdfkit writes a title into XML unescaped. */
function plain(text: string): string {
  return text.replaceAll("&", "+").replaceAll("<", " ");
}
