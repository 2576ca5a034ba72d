import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { connect } from "node:net";
import { freePort } from "../free-port";
import { untilTrue } from "../until-true";

/** Whether rclone is installed. */
export const HAS_RCLONE = spawnSync("rclone", ["version"]).status === 0;

/** A storage server on this machine, backed by a folder. */
export interface Storage {
  /** Environment variables that configure the remote for rclone. */
  environment: Record<string, string>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Serves a folder as the storage of a remote named `store`. */
export async function serveStorage(protocol: "webdav" | "sftp", folder: string): Promise<Storage> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  let stop = async () => {};
  const start = async () => {
    const credentials = protocol === "sftp" ? ["--user", "hotel", "--pass", "secret"] : [];
    const child = spawn(
      "rclone",
      ["serve", protocol, folder, "--addr", `127.0.0.1:${port}`, ...credentials],
      {
        stdio: "ignore",
      },
    );
    await untilTrue(() => isOpen(port));
    stop = async () => {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
    };
  };
  await start();
  const settings: Record<string, string> =
    protocol === "webdav"
      ? { URL: `http://127.0.0.1:${port}` }
      : {
          HOST: "127.0.0.1",
          PORT: String(port),
          USER: "hotel",
          PASS: spawnSync("rclone", ["obscure", "secret"], { encoding: "utf8" }).stdout.trim(),
          SHELL_TYPE: "none",
        };
  return {
    environment: Object.fromEntries(
      Object.entries({ TYPE: protocol, ...settings }).map(([name, value]) => [
        `RCLONE_CONFIG_STORE_${name}`,
        value,
      ]),
    ),
    start,
    stop: () => stop(),
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
}
