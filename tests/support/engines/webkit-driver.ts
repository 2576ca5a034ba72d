import { spawn } from "node:child_process";
import { once } from "node:events";
import { messageOf } from "../../../shared/errors";
import { freePort } from "../free-port";
import { untilFound } from "./until-found";

/** A WebKitWebDriver session with a browser. */
export interface Driver {
  /** Sends one of the session's commands in the WebDriver standard and returns its value. */
  call(method: "GET" | "POST" | "DELETE", path: string, body?: object): ReturnType<Response["json"]>;
  stop(): Promise<void>;
}

interface NewDriver extends Driver {
  /** Opens a page and runs a script in it. */
  tryOut(): Promise<void>;
}

/** Milliseconds after which a session is stuck, even on a busy machine. */
const STUCK_AFTER = 60_000;

/** Starts a driver and the program it drives; both get the environment. */
export async function startDriver(...options: Parameters<typeof launch>): Promise<Driver> {
  const driver = await launch(...options);
  try {
    await driver.tryOut();
    return driver;
  } catch (error) {
    // Seen once: the first script of a new session never returned, nor did any command after it.
    console.error(`WebKitWebDriver failed on its first page, and is started again. ${messageOf(error)}`);
    await driver.stop();
    return launch(...options);
  }
}

async function launch(
  binary: string,
  program: { binary: string; args: readonly string[] },
  environment: Record<string, string>,
): Promise<NewDriver> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(binary, ["-p", String(port)], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const ask = async (method: string, path: string, body?: object, signal?: AbortSignal) => {
    const response = await fetch(origin + path, { method, body: body && JSON.stringify(body), signal });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
  await untilFound("WebKitWebDriver", () => ask("GET", "/status"));
  const { sessionId } = await ask("POST", "/session", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": program } },
  });
  const session = `/session/${sessionId}`;
  return {
    call: (method, path, body) => ask(method, session + path, body),
    tryOut: async () => {
      const signal = AbortSignal.timeout(STUCK_AFTER);
      await ask("POST", `${session}/url`, { url: `${origin}/status` }, signal);
      await ask("POST", `${session}/execute/sync`, { script: "return true", args: [] }, signal);
    },
    stop: async () => {
      // The driver closes the browser, then fails because its window is gone.
      await ask("DELETE", session, undefined, AbortSignal.timeout(STUCK_AFTER)).catch(() => undefined);
      child.kill();
      await ended;
    },
  };
}
