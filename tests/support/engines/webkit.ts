import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Display, startDisplay, XVFB } from "./display";
import type { Engine, Key, Tab, Visitor } from "./engine";
import { expressionOf, findShown } from "./in-page";
import { untilFound } from "./until-found";
import { type Driver, startDriver } from "./webkit-driver";

const DRIVER = "/usr/bin/WebKitWebDriver";
/** The system's Python: its packages contain the bindings that the view needs. */
const PYTHON = "/usr/bin/python3";
const VIEW = resolve("tests/support/engines/webkit-view.py");

export const hasWebkit = () => [DRIVER, PYTHON, XVFB].every(existsSync);

/** The key of an element reference in the WebDriver standard. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const KEYS: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** A view with its driver and its data folder. */
interface View extends Driver {
  folder: string;
}

/**
 * WebKitGTK over plain WebDriver, on a virtual screen. A view takes seconds to start, so the next visitor of the same
 * kind reuses it: each has its own site on another port, so they share only cookies, which are deleted.
 */
export function createWebkit(): Engine {
  let display: Promise<Display> | undefined;
  const free = new Map<string, View[]>();
  return {
    name: "WebKit",
    async newTab({ size, ...kind }) {
      display ??= startDisplay();
      const views = free.get(JSON.stringify(kind)) ?? [];
      free.set(JSON.stringify(kind), views);
      const view = views.pop() ?? (await startView(await display, kind));
      const tab = await openTab(view, size);
      return { ...tab, close: async () => void ((await forget(view)) ? views.push(view) : await end(view)) };
    },
    async close() {
      await Promise.all([...free.values()].flat().map(end));
      await (await display)?.stop();
    },
  };
}

/** Leaves the page and deletes its cookies; returns false on failure, as on a page that couldn't be opened. */
async function forget({ call }: View): Promise<boolean> {
  try {
    await call("DELETE", "/cookie");
    await call("POST", "/url", { url: "about:blank" });
    return true;
  } catch {
    return false;
  }
}

async function end({ stop, folder }: View): Promise<void> {
  await stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

async function startView(display: Display, visitor: Omit<Visitor, "size">): Promise<View> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const driver = await startDriver(
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
  return { ...driver, folder };
}

async function openTab({ call, folder }: View, size: Visitor["size"]): Promise<Omit<Tab, "close">> {
  const before = (await consoleOf(folder)).length;
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
  const resize: Tab["resize"] = (wanted) => call("POST", "/window/rect", wanted);
  await resize(size);

  return {
    open: (url) => call("POST", "/url", { url }),
    evaluate: (task, ...args) => evaluate(expressionOf(task, args)),
    // Retries during motion: the driver doesn't wait until the element no longer moves.
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
    resize,
    screenshot: async () => Buffer.from(await call("GET", "/screenshot"), "base64"),
    complaints: async () => complaintsIn((await consoleOf(folder)).slice(before)),
  };
}

/** WebKitGTK is built without web app manifests, which Safari supports. */
const UNKNOWN_TO_GTK = "directive 'manifest-src'";

const consoleOf = (folder: string) => readFile(join(folder, "console"), "utf8");

/** Errors and warnings in the console file: "http://localhost:8000/app.js:1:22: CONSOLE ERROR It failed." */
function complaintsIn(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => /CONSOLE.*(?:ERROR|WARN)/.test(line) && !line.includes(UNKNOWN_TO_GTK));
}
