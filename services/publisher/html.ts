/** HTML that is safe to send: made by `html` only. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = Html | string | number | null | false | readonly Value[];

/** Template for HTML: text is escaped, HTML and lists of it are put in as they are, null and false are left out. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((string, index) => string + render(values[index] ?? null)).join(""));
}

function render(value: Value): string {
  if (value === null || value === false) return "";
  if (value instanceof Html) return value.source;
  if (typeof value === "string" || typeof value === "number") return escape(String(value));
  return value.map(render).join("");
}

function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
