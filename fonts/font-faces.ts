import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutFont } from "./font-files";
import { type CharacterRange, characterRange, charactersOf, FONT_RANGES } from "../shared/fonts/families";
import type { Font, FontFile } from "./read-font";

/** The @font-face rules of a module, with the font files that it imports. */
export class FontFaces {
  private readonly files: string[] = [];
  /** JavaScript expressions: string literals and names of imported files. */
  private readonly rules = new Set<string>();
  private readonly cuts = new Map<string, Promise<string>>();

  /** `folder` receives the font subsets. */
  constructor(private readonly folder: string) {}

  /** The module's import lines, which define the file names used in the rules. */
  imports(): string[] {
    return this.files.map((path, index) => `import file${index} from ${JSON.stringify(path)};`);
  }

  /** A JavaScript expression that joins all rules into one string. */
  expression(): string {
    return `[${[...this.rules].join(",")}].join("")`;
  }

  /** Adds rules that refer to none of our files. */
  add(css: string): void {
    this.rules.add(JSON.stringify(css));
  }

  /** Adds rules for all files that contain a needed letter: browsers only load those a page uses. */
  addWhole(font: Font, needed: ReadonlySet<string>): void {
    for (const { path, weight, range, characters } of font.files) {
      if ([...needed].some((letter) => characters.has(letter)))
        this.addFile(font, weight, range, this.imported(path));
    }
  }

  /**
   * Adds rules for the subset of a font that most texts of a language need; returns the names of the imported
   * files, which should be preloaded.
   */
  async addCut(font: Font, range: CharacterRange): Promise<string[]> {
    const wanted = [...charactersOf(FONT_RANGES[range])];
    const found = font.files.map((file) => ({ file, of: wanted.filter((one) => file.characters.has(one)) }));
    const names: string[] = [];
    for (const weight of new Set(font.files.map((file) => file.weight))) {
      const [best] = found
        .filter(({ file, of }) => file.weight === weight && of.length > 0)
        .sort((one, other) => other.of.length - one.of.length);
      if (!best) continue;
      const name = await this.cut(
        `${font.name}-${range}-${weight.replace(" ", "-")}.woff2`,
        best.file,
        best.of,
      );
      this.addFile(font, weight, characterRange(new Set(best.of)), name);
      names.push(name);
    }
    return names;
  }

  private cut(file: string, of: FontFile, characters: readonly string[]): Promise<string> {
    const known = this.cuts.get(file) ?? this.writeCut(join(this.folder, file), of, characters);
    this.cuts.set(file, known);
    return known;
  }

  private async writeCut(
    file: string,
    { path, weight }: FontFile,
    characters: readonly string[],
  ): Promise<string> {
    await writeFile(file, await cutFont(await readFile(path), characters.join(""), weight));
    return this.imported(file);
  }

  private addFile({ family }: Font, weight: string, range: string, name: string): void {
    const before = `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(`;
    const after = `) format("woff2");unicode-range:${range}}`;
    this.rules.add(`${JSON.stringify(before)} + ${name} + ${JSON.stringify(after)}`);
  }

  private imported(path: string): string {
    if (!this.files.includes(path)) this.files.push(path);
    return `file${this.files.indexOf(path)}`;
  }
}
