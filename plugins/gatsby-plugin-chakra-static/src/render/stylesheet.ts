import { join } from "node:path";
import { digestOf } from "../../../../shared/digest";
import { system } from "chakra-static/system";
import type { StyleInputs } from "../runtime/class-name";
import { observer } from "../runtime/chakra";
import type { StyleConfig } from "../runtime/split-props";
import { styleProps } from "../runtime/style-props";
import { CLASS_BORDER, GROUP_BORDER } from "../stylesheet-format";
import type { Site } from "../kept-site";
import { targets } from "./for-browsers";
import { Rules } from "./rules";

declare const __PATH_PREFIX__: string;

/** A class's generated CSS. */
interface Rule {
  css: string;
  /** The same without the class's name. */
  declared: string;
  position: number;
  /** False if it targets descendants of the element. */
  own: boolean;
}

/** Generated CSS of classes, in page order. */
interface Groups {
  /** CSS of classes that target descendants. */
  reaching: string[];
  own: string[];
}

/** The styles of the whole site and of each rendered page. */
export class Stylesheet {
  private readonly site: Site;
  private readonly rules: Rules;
  private readonly positions: ReadonlyMap<string, number>;
  private readonly write: (css: string) => string;
  private readonly written = new Map<string, Rule>();
  private address: string | undefined;

  /** `write` may transform the rules. */
  constructor(site: Site, write: (css: string) => string) {
    this.site = site;
    this.write = write;
    this.rules = new Rules((name) => {
      const known = site.classes[name];
      if (!known) throw new Error(`No element of the site has the class ${name}.`);
      return known.inputs;
    });
    this.positions = new Map(Object.keys(site.classes).map((name, position) => [name, position]));
  }

  /** Runs a render function and returns its result with the CSS of the classes it used. */
  collect<Page>(render: () => Page): { page: Page; styles: Groups } {
    const used = new Set(this.site.critical);
    observer.onElement = (name, inputs, given, config) => {
      expectStyleProps(given, config);
      if (!name) return;
      this.expectKnown(name, inputs);
      used.add(name);
    };
    try {
      return { page: render(), styles: this.groupsOf([...used]) };
    } finally {
      delete observer.onElement;
    }
  }

  /** Writes the whole site's CSS into public/ unless it exists; returns its URL. */
  publish(): string {
    this.address ??= this.writeFile();
    return this.address;
  }

  private writeFile(): string {
    // Gatsby treats any use of an imported `fs` as a page dependency; this only writes output.
    const { existsSync, renameSync, writeFileSync } = process.getBuiltinModule("node:fs");
    const name = `styles-${this.digest()}.css`;
    const file = join("public", name);
    if (!existsSync(file)) {
      // Several processes render: write to a temporary file so that none reads an incomplete stylesheet.
      const unfinished = `${file}.${process.pid}`;
      const { reaching, own } = this.groupsOf(Object.keys(this.site.classes));
      const groups = [reaching, own].map((group) => group.join(CLASS_BORDER));
      writeFileSync(unfinished, groups.join(GROUP_BORDER));
      renameSync(unfinished, file);
    }
    return `${__PATH_PREFIX__}/${name}`;
  }

  /** Digest of everything that affects the rules: sources, versions, and the system with its build-time values. */
  private digest(): string {
    const config = JSON.stringify(system._config, (_, value: unknown) =>
      typeof value === "function" ? String(value) : value,
    );
    return digestOf(this.site.digest, config, JSON.stringify(targets)).slice(0, 20);
  }

  /**
   * Puts rules that target descendants first: at equal specificity, the element's own class wins on every page,
   * regardless of render order. An element has one class, so that the order of the others is free: sorted by what
   * they declare they compress better.
   */
  private groupsOf(names: readonly string[]): Groups {
    const rules = names
      .map((name) => this.rule(name))
      .filter(({ css }) => css !== "")
      .sort((a, b) => a.position - b.position);
    const cssOf = (group: readonly Rule[]) => group.map(({ css }) => css);
    const own = rules.filter((rule) => rule.own);
    own.sort((a, b) => Number(a.declared > b.declared) - Number(a.declared < b.declared));
    return { reaching: cssOf(rules.filter((rule) => !rule.own)), own: cssOf(own) };
  }

  private rule(name: string): Rule {
    const known = this.written.get(name);
    if (known) return known;
    const css = this.rules.css(name);
    const written = this.write(css);
    const rule = {
      css: written,
      declared: written.replaceAll(name, ""),
      position: this.positions.get(name) ?? 0,
      own: !reachesInside(css, name),
    };
    this.written.set(name, rule);
    return rule;
  }

  private expectKnown(name: string, { recipes, choice, css, props, inherited }: StyleInputs): void {
    if (this.site.classes[name]) return;
    const where = recipes.map((id) => this.site.recipePlaces[id]).join(", ") || "an element without a recipe";
    throw new Error(
      `A page has an element whose styles were not found in the sources: ${where}, with ` +
        `${JSON.stringify({ variants: choice, css, props, className: inherited })}. ` +
        `Give style props where the component is used, in JSX, with constants for their values; ` +
        `a value that only the page knows belongs in a CSS variable: width="var(--value)" with style={{ "--value": value }}.`,
    );
  }
}

/** Rejects style props that only this system defines: in a browser they would be passed on as attributes. */
function expectStyleProps(given: Readonly<Record<string, unknown>>, { keys, forwarded }: StyleConfig): void {
  const unnamed = Object.keys(given).filter(
    (name) =>
      !styleProps.has(name) &&
      name !== "css" &&
      !keys.includes(name) &&
      !forwarded.includes(name) &&
      system.isValidProperty(name),
  );
  if (unnamed.length > 0)
    throw new Error(`Name ${unnamed.join(", ")} in the option styleProps of gatsby-plugin-chakra-static.`);
}

function reachesInside(css: string, name: string): boolean {
  return new RegExp(`\\.${name}[^\\s,{>+~]*(?:\\s*[>+~]\\s*|\\s+)[^\\s,{]`).test(css);
}
