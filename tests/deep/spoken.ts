import type { CDPSession, Page } from "playwright-core";

/** A node of the accessibility tree, with the properties used here. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
}

/** Details of the document's elements that the tree lacks. */
interface Said {
  lang: string;
  role: string | undefined;
  current: boolean;
}

interface Tree {
  nodes: AxNode[];
  childrenOf: (node: AxNode) => AxNode[];
  saidOf: (node: AxNode) => Said | undefined;
}

/** Roles that aren't announced themselves: only their children are. */
const SILENT = ["generic", "none", "InlineTextBox", "Legend", "ListMarker", "LineBreak", "sectionheader"];

/** A screen reader's words for roles that the browser names differently. */
const ROLE_WORDS: Record<string, string> = {
  RootWebArea: "page",
  DescriptionList: "list of terms",
  Figcaption: "caption",
  Date: "date field",
  generic: "part",
};

/** Parts that listeners hear as one, however the browser builds them. */
const WHOLE = ["Date", "spinbutton", "textbox", "image"];

/** Announced properties, in a screen reader's words. */
const STATES: Record<string, (value: unknown) => string> = {
  level: (value) => `level ${String(value)}`,
  checked: (value) => (value === "true" ? "checked" : "not checked"),
  expanded: (value) => (value === true ? "expanded" : "collapsed"),
  hasPopup: (value) => `opens a ${String(value)}`,
  invalid: (value) => (value === "true" ? "invalid" : ""),
  required: (value) => (value === true ? "required" : ""),
  disabled: (value) => (value === true ? "not available" : ""),
  modal: (value) => (value === true ? "modal" : ""),
};

/**
 * What a screen reader announces for a page, from the browser's own accessibility tree: one line per node, indented
 * below its parent, such as `link “Gallery”` or `radio “4”, not checked`. A line ends with its language, as in `[de]`,
 * if its parent's differs. `root` is the role and name of the part to announce, by default the whole page.
 */
export async function spoken(page: Page, root?: { role: string; name: string }): Promise<string> {
  const tree = await treeOf(page);
  const start = root
    ? tree.nodes.find((node) => node.role?.value === root.role && (node.name?.value ?? "") === root.name)
    : tree.nodes[0];
  if (!start) throw new Error(`${page.url()} has no ${root?.role ?? "page"} “${root?.name ?? ""}”.`);
  return tell(tree, start, { depth: 0, name: "", lang: "" }).join("\n");
}

/** Current texts of a page's live regions, in order, each with its language: `polite [ru]: …`. */
export async function liveMessages(page: Page): Promise<string[]> {
  const tree = await treeOf(page);
  return tree.nodes.flatMap((node) => {
    const live = propertyOf(node, "live");
    const words = node.ignored || !live ? "" : wordsOf(tree, node);
    return words ? [`${String(live)} [${tree.saidOf(node)?.lang ?? ""}]: ${words}`] : [];
  });
}

async function treeOf(page: Page): Promise<Tree> {
  const session = await page.context().newCDPSession(page);
  try {
    return await readTree(session);
  } finally {
    await session.detach();
  }
}

async function readTree(session: CDPSession): Promise<Tree> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const byId = new Map<string, AxNode>(nodes.map((node) => [node.nodeId, node]));
  const said = new Map<number, Said>();
  listen(root, "", said);
  return {
    nodes,
    childrenOf: ({ childIds = [] }) => childIds.flatMap((id) => byId.get(id) ?? []),
    saidOf: ({ backendDOMNodeId = -1 }) => said.get(backendDOMNodeId),
  };
}

function listen(
  { backendNodeId, attributes = [], children = [] }: DomNode,
  inherited: string,
  said: Map<number, Said>,
) {
  const valueOf = (name: string) => {
    const at = attributes.findIndex((item, index) => index % 2 === 0 && item === name);
    return at < 0 ? undefined : attributes[at + 1];
  };
  const lang = valueOf("lang") ?? inherited;
  // The protocol's tree garbles non-Latin letters in role descriptions, and omits `aria-current`.
  said.set(backendNodeId, {
    lang,
    role: valueOf("aria-roledescription"),
    current: valueOf("aria-current") !== undefined,
  });
  for (const child of children) listen(child, lang, said);
}

interface Place {
  depth: number;
  /** The name of the surrounding element, whose words aren't repeated. */
  name: string;
  lang: string;
}

function tell(tree: Tree, node: AxNode, place: Place): string[] {
  const role = String(node.role?.value ?? "none");
  const name = String(node.name?.value ?? "").trim();
  if (role === "StaticText") {
    return name && !place.name.includes(name)
      ? ["  ".repeat(place.depth) + name + langSign(tree, node, place)]
      : [];
  }
  const children = tree.childrenOf(node);
  const live = propertyOf(node, "live");
  // A label's text is its field's name, so only its other contents are announced.
  if (role === "LabelText") {
    const others = children.filter((child) => child.role?.value !== "StaticText");
    const fields = others.map((child) => String(child.name?.value ?? "")).join(" ");
    return others.flatMap((child) => tell(tree, child, { ...place, name: fields }));
  }
  if (node.ignored || (SILENT.includes(role) && !name && !live)) {
    return children.flatMap((child) => tell(tree, child, place));
  }
  const said = tree.saidOf(node);
  const words = [
    `${said?.role ?? ROLE_WORDS[role] ?? role}${name && ` “${name}”`}`,
    said?.current ? "current" : "",
    ...statesOf(node),
    node.description?.value ? `described as “${String(node.description.value)}”` : "",
    live ? `live ${String(live)}` : "",
  ];
  const line = words.filter(Boolean).join(", ") + langSign(tree, node, place);
  const inside = { depth: place.depth + 1, name, lang: said?.lang ?? place.lang };
  return [
    "  ".repeat(place.depth) + line,
    ...(WHOLE.includes(role) ? [] : children.flatMap((child) => tell(tree, child, inside))),
  ];
}

function statesOf(node: AxNode): string[] {
  const value = node.value?.value === undefined ? "" : `value ${String(node.value.value)}`;
  const told = (node.properties ?? []).map(({ name, value: state }) =>
    // Every list item has a level, which screen readers don't announce.
    name === "level" && node.role?.value !== "heading" ? "" : (STATES[name]?.(state.value) ?? ""),
  );
  return [...told, value];
}

function langSign(tree: Tree, node: AxNode, place: Place): string {
  const lang = tree.saidOf(node)?.lang;
  return lang && lang !== place.lang ? ` [${lang}]` : "";
}

function wordsOf(tree: Tree, node: AxNode): string {
  const own = node.role?.value === "StaticText" ? [String(node.name?.value ?? "")] : [];
  const below =
    node.role?.value === "StaticText" ? [] : tree.childrenOf(node).map((child) => wordsOf(tree, child));
  return [...own, ...below].filter(Boolean).join(" ");
}

function propertyOf(node: AxNode, name: string): unknown {
  return node.properties?.find((property) => property.name === name)?.value.value;
}
