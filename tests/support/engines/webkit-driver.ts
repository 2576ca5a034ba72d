import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../host-process";
import { untilFound } from "./until-found";

/** A WebKitWebDriver session with a browser. */
export interface Driver {
  /** Sends one of the session's commands in the WebDriver standard and returns its value. */
  call(method: "GET" | "POST" | "DELETE", path: string, body?: object): ReturnType<Response["json"]>;
  stop(): Promise<void>;
}

/** Starts a driver and the program it drives; both get the environment. */
export async function startDriver(
  binary: string,
  program: { binary: string; args: readonly string[] },
  environment: Record<string, string>,
): Promise<Driver> {
  const port = await freePort();
  const child = spawn(binary, ["-p", String(port)], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
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
    stop: async () => {
      // The driver closes the browser, then fails because its window is gone.
      await ask("DELETE", session).catch(() => undefined);
      child.kill();
      await ended;
    },
  };
}
