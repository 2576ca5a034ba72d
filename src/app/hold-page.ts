/** Path of the page the document shows; empty in the build. */
let shown = typeof window === "undefined" ? "" : window.location.pathname;
let hasLeft = false;

/** Records which page the app has shown. */
export function rememberShown(path: string): void {
  shown = path;
}

/** False once an error has stopped the app. */
export function isRunning(): boolean {
  return !hasLeft;
}

/**
 * Captures the document's content in the app's element. Returns a function that restores it outside the app's
 * control: elements keep their state, links load in full, and clicks that the loader held are replayed. Call before
 * React unmounts the page.
 */
export function holdPage(): (error: unknown) => void {
  const app = document.getElementById("___gatsby");
  const nodes = [...(app?.childNodes ?? [])];
  const { activeElement } = document;
  const dialog = app?.querySelector<HTMLDialogElement>("dialog:modal");
  return (error) => {
    if (!app || hasLeft) return;
    hasLeft = true;
    const page = document.createElement("div");
    page.id = app.id;
    page.append(...nodes);
    app.replaceWith(page);
    if (dialog) {
      dialog.removeAttribute("open");
      dialog.showModal();
    }
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    // Submitted natively, a form that needs the app would lose its input.
    for (const button of page.querySelectorAll<HTMLButtonElement>("form:not([action]) [type=submit]"))
      button.disabled = true;
    // Any remaining listeners of the app would intercept clicks on links, without navigating.
    page.addEventListener("click", (event) => event.stopPropagation());
    const { pathname } = window.location;
    window.addEventListener("popstate", () => {
      if (window.location.pathname !== pathname) window.location.reload();
    });
    delete document.documentElement.dataset.app;
    window.dispatchEvent(new ErrorEvent("error", { error }));
    if (pathname !== shown || nodes.length === 0) void sayBroken(page);
  };
}

/** If its code can't be loaded either, reloads the page. */
async function sayBroken(page: Element): Promise<void> {
  try {
    const broken = await import("../not-found/BrokenPage");
    broken.sayBroken(page);
  } catch {
    window.location.reload();
  }
}
