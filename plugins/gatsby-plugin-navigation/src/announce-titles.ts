import { gatsbyAnnouncer } from "../../../gatsby/inside/browser-runtime";

/**
 * Announces page titles to screen readers on navigation. Gatsby moves the focus to the new page, but announces
 * "Navigated to …" in English on every page: its live region is silenced, and a copy of it announces the title.
 */
export function announceTitles(): void {
  const silenced = gatsbyAnnouncer();
  if (!silenced) return;
  const region = document.createElement("div");
  for (const { name, value } of silenced.attributes) region.setAttribute(name, value);
  region.id = "page-announcer";
  silenced.setAttribute("aria-live", "off");
  document.body.append(region);

  let announced = document.title;
  new MutationObserver(() => {
    // Between two pages Gatsby removes the old title before it adds the new one.
    if (document.title === "" || document.title === announced) return;
    announced = document.title;
    region.textContent = announced;
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}
