/* Loaded into Gatsby's process: its standard input is a pipe that ends when the process that started it is gone,
   however it went; then the whole process group ends, so that two builds never meet in one cache.
   Threads get it too, and have no standard input. */
if (require("node:worker_threads").isMainThread) {
  process.stdin.once("end", () => process.kill(0, "SIGKILL"));
  process.stdin.resume().unref();
}
