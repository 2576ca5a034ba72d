import { onClientEntry, onInitialClientRender } from "../../../plugins/gatsby-plugin-navigation/src/client";
import { runHook } from "../../support/run-hook";

function pressTaken(): Promise<boolean> {
  document.body.innerHTML = '<a href="/gallery">Gallery</a>';
  const press = new MouseEvent("click", { bubbles: true, cancelable: true });
  const taken = new Promise<boolean>((resolve) => {
    window.addEventListener(
      "click",
      (event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
  });
  document.querySelector("a")?.dispatchEvent(press);
  return taken;
}

test("the browser handles link clicks until React has hydrated the page", async () => {
  const navigations: unknown[] = [];
  window.___navigate = (to) => navigations.push(to);
  await runHook(onClientEntry, {});
  expect(await pressTaken()).toBe(false);
  await runHook(onInitialClientRender, {});
  expect(await pressTaken()).toBe(true);
  expect(navigations).toEqual(["/gallery"]);
});
