/* Keeps the status page up to date: fetches it repeatedly and replaces the sections that changed, unless they
   are in use. */
const PAUSE = 1_000;

async function refresh() {
  if (document.visibilityState === "visible") {
    const response = await fetch(location.href, { headers: { Accept: "text/html" } });
    if (response.ok) update(new DOMParser().parseFromString(await response.text(), "text/html"));
  }
}

function update(fresh) {
  for (const section of document.querySelectorAll("main > section")) {
    const heading = section.getAttribute("aria-labelledby");
    const next = fresh.querySelector(`main > section[aria-labelledby="${heading}"]`);
    if (!next || section.contains(document.activeElement)) continue;
    for (const { id } of section.querySelectorAll("details[open]"))
      next.querySelector(`#${id}`)?.setAttribute("open", "");
    if (next.innerHTML !== section.innerHTML) section.innerHTML = next.innerHTML;
  }
}

async function keepFresh() {
  await refresh().catch((error) => console.warn("The status could not be fetched.", error));
  setTimeout(keepFresh, PAUSE);
}

if (document.querySelector("main > section")) setTimeout(keepFresh, PAUSE);
