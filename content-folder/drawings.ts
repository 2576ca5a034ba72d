import { type ChildNode, DomHandler, type Element, isCDATA, isTag, isText } from "domhandler";
import escapeHtml from "escape-html";
import { Parser } from "htmlparser2";
import { drawingExpense } from "./drawing-expense";

/**
 * Elements a drawing may contain: those that render, and nothing that executes, animates or embeds another document
 * type.
 */
const ELEMENTS = words(`
  svg g defs symbol use switch view title desc style
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

const ATTRIBUTES = words(`
  id class style lang role href viewBox preserveAspectRatio width height x y x1 x2 y1 y2 dx dy cx cy r rx ry fx fy fr
  d points pathLength transform rotate offset refX refY orient textLength lengthAdjust startOffset method spacing side
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight filterUnits primitiveUnits
  in in2 result type values mode operator k1 k2 k3 k4 stdDeviation radius order kernelMatrix divisor bias targetX targetY
  edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector
  yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed
  stitchTiles tableValues slope intercept amplitude exponent
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-feature-settings
  font-kerning font-size font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing
  lighting-color marker-end marker-mid marker-start mask mask-type mix-blend-mode isolation opacity overflow paint-order
  shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin unicode-bidi
  vector-effect visibility white-space word-spacing writing-mode`);

/** Metadata of drawing programs, which can be dropped without loss. */
const OF_PROGRAMS = /^(?:metadata$|(?:sodipodi|inkscape|rdf|cc|dc|i|x|sketch|serif|figma|bx|xodm):)/i;

/** Maximum for a real drawing; anything larger is a photograph or an attack. */
const MOST_BYTES = 8_000_000;
const NAMESPACES = ' xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
/** Maximum nesting: renderers recurse into each level. */
const DEEPEST = 200;
/** Maximum number of rendered elements, each counted as often as it is used. */
const MOST_DRAWN = 100_000;

/** Characters that make browsers reject the drawing altogether, however they are encoded. */
const NO_XML = /(?![\t\n\r])\p{Cc}(?<![\x7f-\x9f])|[\ufffe\uffff]|\p{Cs}/u;

/**
 * Opened directly, a drawing is a document on the site's origin: this policy bars scripts and requests, and
 * isolates its origin.
 */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** A part of a drawing that executes or loads from elsewhere. */
interface LeftOut {
  kind: "element" | "script" | "link" | "linkIn" | "style";
  name: string;
}

export type WrittenDrawing =
  | { svg: string; leftOut: LeftOut[] }
  /** It can't be shown at all. */
  | { svg: undefined; fault: "unreadable" | "expensive" };

/** True if any program might take these bytes for a drawing, whatever the file name. */
export function mayBeDrawing(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 1_000)).toString("latin1");
  // Markup in any encoding, and gzip.
  return /^(?:[\xef\xbb\xbf\xfe\xff\s\0]*<|\x1f\x8b)/.test(start);
}

/** Rewrites a drawing (SVG) as UTF-8, with only the permitted elements and attributes. */
export function writeDrawing(bytes: Uint8Array): WrittenDrawing {
  if (bytes.length > MOST_BYTES) return { svg: undefined, fault: "expensive" };
  const text = decode(bytes);
  if (text === undefined) return { svg: undefined, fault: "unreadable" };
  const nodes = read(text);
  const root = nodes?.find(isTag);
  if (nodes === undefined) return { svg: undefined, fault: "expensive" };
  if (root === undefined || localName(root.name) !== "svg") return { svg: undefined, fault: "unreadable" };
  if (drawingExpense(root, styleSheets(root)) > MOST_DRAWN) return { svg: undefined, fault: "expensive" };
  const leftOut: LeftOut[] = [];
  const svg = writeElement(root, leftOut, true);
  return NO_XML.test(svg) ? { svg: undefined, fault: "unreadable" } : { svg, leftOut };
}

/** Other encodings could hide from this parser what a browser would find. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const encoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
    return encoding === undefined || /^(?:utf-?8|us-ascii)$/i.test(encoding) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Stops parsing when nesting is too deep: the parser's time is quadratic in depth. */
class ShallowHandler extends DomHandler {
  #depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new RangeError(`more than ${DEEPEST} levels`);
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.#depth -= 1;
    super.onclosetag();
  }
}

/** Returns undefined if nesting is too deep. */
function read(text: string): ChildNode[] | undefined {
  const handler = new ShallowHandler();
  try {
    new Parser(handler, { xmlMode: true, decodeEntities: true }).end(text);
    return handler.dom;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function writeElement(element: Element, leftOut: LeftOut[], isRoot = false): string {
  const name = localName(element.name);
  if (!ELEMENTS.has(name)) {
    if (!OF_PROGRAMS.test(element.name)) leftOut.push({ kind: "element", name: element.name });
    return "";
  }
  const attributes = Object.entries(element.attribs)
    .filter(([attribute, value]) => isKept(attribute, value, leftOut))
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`);
  const tag = [name, isRoot ? NAMESPACES : "", ...attributes].join("");
  const inside = name === "style" ? writeStyle(element, leftOut) : writeChildren(element, leftOut);
  return inside === "" ? `<${tag}/>` : `<${tag}>${inside}</${name}>`;
}

function writeChildren({ children }: Element, leftOut: LeftOut[]): string {
  return children
    .map((child) => (isTag(child) ? writeElement(child, leftOut) : escapeHtml(textOf(child))))
    .join("");
}

/** Checks a style sheet as a whole: comments and CDATA sections may split what browsers read as one word. */
function writeStyle({ children }: Element, leftOut: LeftOut[]): string {
  const css = children.map(textOf).join("");
  if (!loads(css)) return escapeHtml(css);
  leftOut.push({ kind: "style", name: "style" });
  return "";
}

function styleSheets({ name, children }: Element): string {
  return children
    .map((child) => {
      if (isTag(child)) return styleSheets(child);
      return localName(name) === "style" ? textOf(child) : "";
    })
    .join("");
}

function textOf(node: ChildNode): string {
  if (isText(node)) return node.data;
  return isCDATA(node) ? node.children.map(textOf).join("") : "";
}

function isKept(attribute: string, value: string, leftOut: LeftOut[]): boolean {
  const name = localName(attribute);
  const leave = (kind: LeftOut["kind"], what: string) => {
    leftOut.push({ kind, name: what });
    return false;
  };
  if (/^on/i.test(name)) return leave("script", attribute);
  if (/^href$/i.test(name) && !/^(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i.test(value.trim()))
    return leave("link", value.slice(0, 60));
  if (!isListed(attribute)) return false;
  return !loads(value) || name === "href" || leave("linkIn", attribute);
}

function isListed(attribute: string): boolean {
  const [name = "", prefix] = attribute.split(":").reverse();
  if (prefix === "xml") return name === "lang" || name === "space";
  if (prefix === "xlink") return name === "href";
  return prefix === undefined && (ATTRIBUTES.has(name) || /^aria-[a-z]+$/.test(name));
}

/** True if CSS fetches something. An escape could spell anything. */
function loads(css: string): boolean {
  return /\\|@import|@charset|@namespace|url\(\s*(?!\s*["']?\s*#)|image-set\(|\b(?:src|image|cross-fade|expression)\(|javascript:/i.test(
    css,
  );
}

/** `xlink:href` → `href`. */
function localName(name: string): string {
  return name.split(":").at(-1) ?? name;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
