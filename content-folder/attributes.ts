/** The attributes in which HTML refers to something: a link's target and a picture's name. */
const REFERENCES = { href: /\shref="([^"]*)"/g, src: /\ssrc="([^"]*)"/g };

type Name = keyof typeof REFERENCES;

/** Values of an attribute, as written in the HTML: `<a href="page:spa">` → `["page:spa"]`. */
export function attributeValues(html: string, name: Name): string[] {
  return [...html.matchAll(REFERENCES[name])].map(([, value = ""]) => value);
}

/** Changes each value of an attribute; `undefined` removes the attribute. */
export function changeAttributes(
  html: string,
  name: Name,
  change: (value: string) => string | undefined,
): string {
  return html.replace(REFERENCES[name], (_attribute, value: string) => {
    const changed = change(value);
    return changed === undefined ? "" : ` ${name}="${changed}"`;
  });
}
