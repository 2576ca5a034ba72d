/**
 * Answers presses on buttons that open or close a dialog, before the app and after: `<button commandfor="menu"
 * command="show-modal">`. Browsers that know such buttons do it themselves, without script too; older ones, before
 * 2026, do not. Marks `<html data-scrollbar>` where the page has one that takes space, which a modal dialog takes away.
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
