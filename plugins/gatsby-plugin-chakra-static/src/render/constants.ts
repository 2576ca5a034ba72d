const NAME = String.raw`--(?:\\.|[\w-])+`;
const DEFINITION = new RegExp(`(${NAME}):([^;{}]*);`, "g");
const USE = new RegExp(String.raw`var\((${NAME})\)`, "g");
const USE_WITH_FALLBACK = new RegExp(String.raw`var\((${NAME}),`, "g");

/** Tokens that never change on any page: rules contain their values, and their variables aren't defined. */
export class Constants {
  private readonly values = new Map<string, string>();

  /** `root` is the selector of the rule in which the system defines its variables. */
  constructor(globalCss: string, root: string) {
    const start = globalCss.indexOf(`${root}{`);
    if (start < 0) return;
    const rule = globalCss.slice(start, globalCss.indexOf("}", start));
    const definitions = Array.from(globalCss.matchAll(DEFINITION), ([, name = ""]) => name);
    for (const [, name = "", value = ""] of rule.matchAll(DEFINITION)) {
      if (definitions.indexOf(name) === definitions.lastIndexOf(name)) this.values.set(name, value);
    }
    // A variable that refers to others is resolved where it is defined, not where it is used.
    let changing: string[];
    do {
      changing = [...this.values]
        .filter(([, value]) => this.inserted(value).includes("var("))
        .map(([name]) => name);
      for (const name of changing) this.values.delete(name);
    } while (changing.length > 0);
  }

  /** Inlines values into the global rules and removes the definitions. */
  inGlobals(css: string): string {
    return this.inRules(css.replace(DEFINITION, (all, name: string) => (this.values.has(name) ? "" : all)));
  }

  /** Inlines values into rules. */
  inRules(css: string): string {
    for (const [, name = ""] of [...css.matchAll(DEFINITION), ...css.matchAll(USE_WITH_FALLBACK)]) {
      if (this.values.has(name)) {
        throw new Error(
          `A style defines ${name} again, or uses it with a fallback, but it is a token that inlineTokens writes as its ` +
            `value: use a variable of another name, or turn inlineTokens off.`,
        );
      }
    }
    return this.inserted(css);
  }

  private inserted(css: string): string {
    const next = css.replace(USE, (all, name: string) => this.values.get(name) ?? all);
    return next === css ? css : this.inserted(next);
  }
}
