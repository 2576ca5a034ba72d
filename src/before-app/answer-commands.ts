/**
 * Handles clicks on buttons that open or close a dialog, before and after the app has loaded: `<button
 * commandfor="menu" command="show-modal">`. A polyfill for browsers from before 2026; newer ones handle these
 * buttons natively, even without script. Sets `<html data-scrollbar>` if the page has a scrollbar that takes space,
 * which a modal dialog removes.
 */
export function answerCommands(browser: Window, isNative: boolean): void {
  browser.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button[commandfor]") : null;
      const dialog = browser.document.getElementById(button?.getAttribute("commandfor") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      const { documentElement } = browser.document;
      documentElement.toggleAttribute("data-scrollbar", browser.innerWidth > documentElement.clientWidth);
      if (isNative) return;
      if (button?.getAttribute("command") === "close") dialog.close();
      else dialog.showModal();
    },
    { capture: true },
  );
}
