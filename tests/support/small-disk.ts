import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Mounting needs root privileges, which aren't available on every machine. */
export const MAY_MOUNT = mayMount();

/** Mounts a small disk (`1m`) over a folder; returns a function that unmounts it. */
export async function mountSmallDisk(folder: string, size: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  mount(folder, size);
  return () => spawnSync("umount", ["-l", folder]);
}

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "mount-"));
  try {
    mount(folder, "4k");
    return true;
  } catch {
    return false;
  } finally {
    spawnSync("umount", ["-l", folder]);
    rmdirSync(folder);
  }
}

function mount(folder: string, size: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], { stdio: "ignore" });
}
