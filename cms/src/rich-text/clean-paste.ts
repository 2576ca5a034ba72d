/** Links that only work in the source document: bookmarks, footnotes, local files. */
const LEADS_NOWHERE = "a:not([href]), a[href^='#'], a[href^='file:' i]";

/** Removes from pasted content what the site can't show; returns whether anything was removed. */
export function cleanPaste(document: Document): boolean {
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
  for (const gap of gaps) gap.remove();
  return links.length + headings.length + gaps.length > 0;
}
