/* Preloaded into Gatsby's process: its standard input is a pipe that closes when the parent is gone for any
   reason; the whole process group is then ended, so that two builds never share a cache. A separate thread
   waits for that, since Gatsby's main thread can be busy for seconds. Gatsby's worker threads load this file
   too. */
const { Socket } = require("node:net");
const { isMainThread, Worker, workerData } = require("node:worker_threads");

const WAITS = "waits for the parent's end";

if (isMainThread) {
  new Worker(__filename, { workerData: WAITS, execArgv: [] }).unref();
} else if (workerData === WAITS) {
  const input = new Socket({ fd: 0, readable: true, writable: false });
  input.once("end", () => process.kill(0, "SIGKILL")).resume();
}
