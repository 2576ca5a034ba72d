import { Parser } from "htmlparser2";
import type { EditorChecks } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";

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
export function svgFault(svg: string, say: EditorChecks["svg"]): string | undefined {
  let root: string | undefined;
  let fault: string | undefined;
  const refuse = (what: string) => {
    fault ??= fillMessage(say.refused, { what });
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = local(tag);
        root ??= name;
        if (FORBIDDEN_TAGS.has(name)) refuse(`<${tag}>`);
        for (const [attribute, value] of Object.entries(attributes)) {
          const key = local(attribute);
          if (key.startsWith("on")) refuse(fillMessage(say.script, { name: attribute }));
          if (key === "href" && !/^(#|data:image\/(png|jpeg|webp|gif);)/i.test(value.trim())) {
            refuse(fillMessage(say.link, { target: value.slice(0, 60) }));
          }
          if (/url\(\s*['"]?(?!#)|@import|javascript:/i.test(value))
            refuse(fillMessage(say.linkIn, { name: attribute }));
        }
      },
      ontext(text) {
        if (/url\(\s*['"]?(?!\s*#)[^)]|@import/i.test(text)) refuse(say.style);
      },
      onprocessinginstruction(name, data) {
        if (name.toLowerCase() === "!doctype" && /\[/.test(data)) refuse(say.entities);
        if (name.toLowerCase() === "?xml-stylesheet") refuse(say.styleSheet);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return fault ?? (root === "svg" ? undefined : say.unreadable);
}

/** `xlink:href` → `href`. */
function local(name: string): string {
  return (name.split(":").at(-1) ?? name).toLowerCase();
}
