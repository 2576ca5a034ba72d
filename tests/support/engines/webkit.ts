import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Display, startDisplay, XVFB } from "./display";
import type { Engine, Key, Tab, Visitor } from "./engine";
import { expressionOf, findShown } from "./in-page";
import { untilFound } from "./until-found";
import { startDriver } from "./webkit-driver";

const DRIVER = "/usr/bin/WebKitWebDriver";
/** The system's: its packages hold the bindings that the view needs. */
const PYTHON = "/usr/bin/python3";
const VIEW = resolve("tests/support/engines/webkit-view.py");

export const hasWebkit = () => [DRIVER, PYTHON, XVFB].every(existsSync);

/** The key under which the WebDriver standard hands over an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const KEYS: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** WebKitGTK by plain WebDriver, with a view and a folder of its own for each tab, on a screen that nobody sees. */
export function createWebkit(): Engine {
  let display: Promise<Display> | undefined;
  return {
    name: "WebKit",
    canForceColours: false,
    async newTab(visitor) {
      display ??= startDisplay();
      return openTab(await display, visitor);
    },
    close: async () => (await display)?.stop(),
  };
}

async function openTab(display: Display, visitor: Visitor): Promise<Tab> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const { call, stop } = await startDriver(
    DRIVER,
    { binary: PYTHON, args: [VIEW] },
    {
      DISPLAY: display.name,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      WEBKIT_DMABUF_RENDERER_FORCE_SHM: "1",
      VIEW_FOLDER: folder,
      VIEW_LANGUAGES: visitor.languages.join(","),
      VIEW_REDUCED_MOTION: visitor.reducedMotion ? "1" : "",
      VIEW_NO_SCRIPTS: visitor.scripts ? "" : "1",
    },
  );
  const evaluate = (expression: string) =>
    call("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
  const find = (selector: string, name?: string) =>
    untilFound<string>(`${selector} ${name ?? ""}`, async () => {
      const found = await evaluate(expressionOf(findShown, [selector, name]));
      return found === null ? null : found[ELEMENT];
    });
  const act = (actions: object) => call("POST", "/actions", { actions: [actions] });
  const mouse = (...actions: object[]) =>
    act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  const keys = (...values: string[]) =>
    act({
      type: "key",
      id: "keyboard",
      actions: values.flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    });
  const resize = (size: Visitor["size"]) => call("POST", "/window/rect", size);
  await resize(visitor.size);

  return {
    open: (url) => call("POST", "/url", { url }),
    evaluate: (task, ...args) => evaluate(expressionOf(task, args)),
    // Again while something moves: the driver does not wait for what it presses to stand still.
    click: async (selector, name) => {
      await untilFound(`${selector} ${name ?? ""}, to press`, async () => {
        await call("POST", `/element/${await find(selector, name)}/click`, {});
        return true;
      });
    },
    clickAt: (place) =>
      mouse(
        { type: "pointerMove", ...place },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ),
    type: (text) => keys(...text),
    press: (key) => keys(KEYS[key]),
    swipe: (from, to) =>
      mouse(
        { type: "pointerMove", ...from },
        { type: "pointerDown", button: 0 },
        ...[1, 2, 3, 4, 5].map((step) => ({
          type: "pointerMove",
          x: Math.round(from.x + ((to.x - from.x) * step) / 5),
          y: Math.round(from.y + ((to.y - from.y) * step) / 5),
          duration: 20,
        })),
        { type: "pointerUp", button: 0 },
      ),
    resize,
    screenshot: async () => Buffer.from(await call("GET", "/screenshot"), "base64"),
    complaints: () => complaintsIn(folder),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** WebKitGTK is built without web app manifests, which Safari knows. */
const UNKNOWN_TO_GTK = "directive 'manifest-src'";

/** What stands in the console's file: "http://localhost:8000/app.js:1:22: CONSOLE ERROR It failed." */
async function complaintsIn(folder: string): Promise<string[]> {
  const lines = (await readFile(join(folder, "console"), "utf8")).split("\n");
  return lines.filter((line) => /CONSOLE.*(?:ERROR|WARN)/.test(line) && !line.includes(UNKNOWN_TO_GTK));
}
