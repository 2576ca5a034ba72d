import { JSDOM } from "jsdom";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Elements that run code, animate, navigate, or embed another kind of document. */
const ACTING =
  /^(?:script|handler|listener|foreignobject|a|animate\w*|set|discard|feimage|iframe|object|embed|form|meta|base|link|video|audio)$/i;

/** Active content of a drawing (SVG), parsed as XML like in a browser; throws if it can't be parsed. */
export function whatActs(svg: string): string[] {
  const { window } = new JSDOM(svg, { contentType: "image/svg+xml" });
  const { document } = window;
  const outside = [...document.childNodes].filter((node) => node !== document.documentElement);
  const found = outside.map(({ nodeName }) => `${nodeName} beside the drawing`);
  for (const element of document.querySelectorAll("*")) {
    const { localName, namespaceURI, attributes, textContent } = element;
    if (namespaceURI !== NAMESPACE || ACTING.test(localName)) found.push(`<${localName}> of ${namespaceURI}`);
    if (localName === "style" && fetches(textContent)) found.push(textContent);
    for (const { name, localName: attribute, value } of attributes) {
      const leads =
        /^(?:href|src|action|base)$/i.test(attribute) &&
        !/^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/.test(value);
      if (/^on/i.test(attribute) || leads || fetches(value)) found.push(`${name}="${value}"`);
    }
  }
  window.close();
  return found;
}

function fetches(css: string): boolean {
  return /@import|@\\|javascript:|url\((?!\s*["']?#)|image-set|cross-fade|expression|src\(|\\/i.test(
    css.replace(/\/\*.*?\*\//gs, ""),
  );
}
