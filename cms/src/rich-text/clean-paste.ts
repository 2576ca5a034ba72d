/** Links that lead nowhere outside the text that they were copied from: bookmarks, footnotes, files of somebody's computer. */
const LEADS_NOWHERE = "a:not([href]), a[href^='#'], a[href^='file:' i]";

/** Takes out of pasted text what no page of the site can show; answers whether there was any. */
export function cleanPaste(document: Document): boolean {
  const links = document.querySelectorAll(LEADS_NOWHERE);
  for (const link of links) link.replaceWith(...link.childNodes);
  // A page has its title, and two ranks of headings below it.
  const headings = document.querySelectorAll("h1, h4, h5, h6");
  for (const heading of headings) {
    const known = document.createElement(heading.tagName === "H1" ? "h2" : "h3");
    known.append(...heading.childNodes);
    heading.replaceWith(known);
  }
  // Space between two paragraphs is the site's.
  const gaps = [...document.querySelectorAll("p")].filter(
    (paragraph) => paragraph.textContent?.trim() === "" && paragraph.querySelector("img") === null,
  );
  for (const gap of gaps) gap.remove();
  return links.length + headings.length + gaps.length > 0;
}
