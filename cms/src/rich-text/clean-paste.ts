/** Links that only work in the source document: bookmarks, footnotes, local files. */
const LEADS_NOWHERE = "a:not([href]), a[href^='#'], a[href^='file:' i]";

/** Google Docs routes links through this address, which redirects to `q`. */
const GOOGLE_REDIRECT = /^https:\/\/(?:www\.)?google\.[a-z.]+\/url$/;

/** Elements that separate lines themselves. */
const BLOCKS = ["P", "UL", "OL", "TABLE", "H1", "H2", "H3", "H4", "H5", "H6"];

/** Removes from pasted content what the site can't show; returns whether anything was removed. */
export function cleanPaste(document: Document): boolean {
  const redirects = [...document.querySelectorAll("a[href]")].filter(leadPastGoogle);
  const links = document.querySelectorAll(LEADS_NOWHERE);
  for (const link of links) link.replaceWith(...link.childNodes);
  // A page has its title and two levels of headings below it.
  const headings = document.querySelectorAll("h1, h4, h5, h6");
  for (const heading of headings) {
    const known = document.createElement(heading.tagName === "H1" ? "h2" : "h3");
    known.append(...heading.childNodes);
    heading.replaceWith(known);
  }
  // The site itself adds space between paragraphs.
  const gaps = [...document.querySelectorAll("p")].filter(
    (paragraph) => paragraph.textContent?.trim() === "" && paragraph.querySelector("img") === null,
  );
  const breaks = [...document.querySelectorAll("br")].filter(isBetweenBlocks);
  for (const gap of [...gaps, ...breaks]) gap.remove();
  return redirects.length + links.length + headings.length + gaps.length + breaks.length > 0;
}

/** Replaces Google's redirect in a link with its target, or removes it; returns whether there was one. */
function leadPastGoogle(link: Element): boolean {
  const href = link.getAttribute("href") ?? "";
  if (!URL.canParse(href)) return false;
  const { origin, pathname, searchParams } = new URL(href);
  if (!GOOGLE_REDIRECT.test(origin + pathname)) return false;
  const target = searchParams.get("q") ?? searchParams.get("url") ?? "";
  if (/^(https?|mailto|tel):/i.test(target)) link.setAttribute("href", target);
  else link.removeAttribute("href");
  return true;
}

/** True for a line break next to a block, which would become an empty paragraph. */
function isBetweenBlocks(gap: Element): boolean {
  return [besideIt(gap, "previousSibling"), besideIt(gap, "nextSibling")].some(
    (beside) =>
      beside instanceof Element && (BLOCKS.includes(beside.tagName) || beside.querySelector("p") !== null),
  );
}

/** The next node on one side that is more than white space. */
function besideIt(gap: Element, side: "previousSibling" | "nextSibling"): Node | null {
  let node: Node | null = gap[side];
  while (node instanceof Text && node.data.trim() === "") node = node[side];
  return node;
}
