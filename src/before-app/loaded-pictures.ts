/**
 * Has a picture that is there painted wherever it stands: in a row that scrolls sideways, and where the whole page is
 * captured. Before that its frame (src/sections/Picture.tsx) leaves it out until it comes near, and so keeps a browser from
 * fetching it earlier.
 */
export function paintLoadedPictures({ document }: Window): void {
  document.addEventListener(
    "load",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const frame = (target.closest("picture") ?? target).parentElement;
      if (frame?.tagName === "DIV") frame.style.setProperty("content-visibility", "visible");
    },
    // An img's load does not bubble.
    true,
  );
}
