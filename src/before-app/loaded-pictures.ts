/**
 * Makes loaded pictures render wherever they are: in a row that scrolls sideways, and in full-page captures. Until
 * a picture has loaded, its frame (src/sections/pictures/Picture.tsx) skips rendering it until it comes near, which keeps
 * browsers from fetching it earlier.
 */
export function paintLoadedPictures({ document }: Window): void {
  document.addEventListener(
    "load",
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const frame = (target.closest("picture") ?? target).parentElement;
      if (frame?.tagName === "DIV") frame.style.setProperty("content-visibility", "visible");
    },
    // Capturing, as an img's load event doesn't bubble.
    true,
  );
}
