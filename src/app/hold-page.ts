/** Path of the page that the document shows; the build has none. */
let shown = typeof window === "undefined" ? "" : window.location.pathname;
let hasLeft = false;

/** Tells which page the app has shown. */
export function rememberShown(path: string): void {
  shown = path;
}

/** False once an error has ended the app. */
export function isRunning(): boolean {
  return !hasLeft;
}

/**
 * Holds what the document shows in the app's element. The answer puts it back, out of the app's reach: elements keep
 * what is in them, links load in full, and presses that the loader held are answered. To be called before React takes
 * the page away.
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
    // Sent by the browser itself, a form that only the app can send would lose what is in it.
    for (const button of page.querySelectorAll<HTMLButtonElement>("form:not([action]) [type=submit]"))
      button.disabled = true;
    // What of the app still listens above would answer presses on links, and show nothing.
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

/** Where its code can't be had either, the browser loads the page in full. */
async function sayBroken(page: Element): Promise<void> {
  try {
    const broken = await import("../not-found/BrokenPage");
    broken.sayBroken(page);
  } catch {
    window.location.reload();
  }
}
