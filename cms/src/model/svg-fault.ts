import { Parser } from "htmlparser2";

const FORBIDDEN_TAGS = new Set([
  "script",
  "foreignobject",
  "iframe",
  "object",
  "embed",
  "handler",
  "animate",
  "set",
]);

/** Why an SVG may not be shown: it runs something, or fetches something from elsewhere. */
export function svgFault(svg: string): string | undefined {
  let root: string | undefined;
  let fault: string | undefined;
  const refuse = (what: string) => {
    fault ??= `The SVG holds ${what}. Export it again as a plain picture, without scripts and links.`;
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = local(tag);
        root ??= name;
        if (FORBIDDEN_TAGS.has(name)) refuse(`<${tag}>`);
        for (const [attribute, value] of Object.entries(attributes)) {
          const key = local(attribute);
          if (key.startsWith("on")) refuse(`the script ${attribute}`);
          if (key === "href" && !/^(#|data:image\/(png|jpeg|webp|gif);)/i.test(value.trim())) {
            refuse(`a link to ${value.slice(0, 60)}`);
          }
          if (/url\(\s*['"]?(?!#)|@import|javascript:/i.test(value)) refuse(`a link in ${attribute}`);
        }
      },
      ontext(text) {
        if (/url\(\s*['"]?(?!\s*#)[^)]|@import/i.test(text)) refuse("a style that loads from elsewhere");
      },
      onprocessinginstruction(name, data) {
        if (name.toLowerCase() === "!doctype" && /\[/.test(data)) refuse("entities of its own");
        if (name.toLowerCase() === "?xml-stylesheet") refuse("a style sheet from elsewhere");
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return fault ?? (root === "svg" ? undefined : "This can not be read as an SVG.");
}

/** `xlink:href` → `href`. */
function local(name: string): string {
  return (name.split(":").at(-1) ?? name).toLowerCase();
}
