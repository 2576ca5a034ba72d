import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { freePort } from "../../support/free-port";
import { type HostProcess, untilAnswers } from "../../support/host-process";

const S3RVER = resolve("tests/hosts/node_modules/s3rver/bin/s3rver.js");

/** Whether the stand-in for S3 is installed: `npm ci --prefix tests/hosts`. */
export const HAS_S3RVER = existsSync(S3RVER);

/** Starts a stand-in for S3 with a bucket called `bucket`, stored in an empty folder. */
export async function startS3(folder: string): Promise<HostProcess> {
  const port = await freePort();
  const options = [
    "--directory",
    folder,
    "--address",
    "127.0.0.1",
    "--port",
    String(port),
    "--configure-bucket",
    "bucket",
    "--silent",
  ];
  const child = spawn(process.execPath, [S3RVER, ...options], { stdio: ["ignore", "ignore", "pipe"] });
  return untilAnswers(`http://127.0.0.1:${port}`, child);
}

/** Environment variables that make it rclone's remote `s3`. */
export function s3Remote(origin: string): Record<string, string> {
  return {
    // The machine's own certificates are of no use on loopback, and make this rclone fail.
    AWS_CA_BUNDLE: "",
    RCLONE_CONFIG_S3_TYPE: "s3",
    RCLONE_CONFIG_S3_PROVIDER: "Other",
    RCLONE_CONFIG_S3_ENDPOINT: origin,
    RCLONE_CONFIG_S3_ACCESS_KEY_ID: "S3RVER",
    RCLONE_CONFIG_S3_SECRET_ACCESS_KEY: "S3RVER",
    RCLONE_CONFIG_S3_FORCE_PATH_STYLE: "true",
    RCLONE_CONFIG_S3_NO_CHECK_BUCKET: "true",
  };
}
