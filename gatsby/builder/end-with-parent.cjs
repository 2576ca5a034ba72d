/* Loaded into Gatsby's process: its standard input is a pipe that ends when the process that started it is gone,
   however it went; then the whole process group ends, so that two builds never meet in one cache.
   A thread of its own waits for that, as Gatsby's own can be busy for seconds. Gatsby's threads load this file, too. */
const { Socket } = require("node:net");
const { isMainThread, Worker, workerData } = require("node:worker_threads");

const WAITS = "waits for the parent's end";

if (isMainThread) {
  new Worker(__filename, { workerData: WAITS, execArgv: [] }).unref();
} else if (workerData === WAITS) {
  const input = new Socket({ fd: 0, readable: true, writable: false });
  input.once("end", () => process.kill(0, "SIGKILL")).resume();
}
