/* Loaded into Gatsby's process: its standard input is a pipe that ends when the process that started it is gone,
   however it went; then the whole process group ends, so that two builds never meet in one cache. */
process.stdin.once("end", () => process.kill(0, "SIGKILL"));
process.stdin.resume().unref();
