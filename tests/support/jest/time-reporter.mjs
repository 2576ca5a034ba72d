const SLOWEST = 5;

/** After a run, prints the seconds of each kind of test and of the slowest files; files run in parallel. */
export default class TimeReporter {
  onRunComplete(_contexts, { startTime, testResults }) {
    const kinds = new Map();
    for (const { displayName, perfStats, numPassingTests, numFailingTests } of testResults) {
      const name = displayName?.name ?? "tests";
      const { files, tests, time } = kinds.get(name) ?? { files: 0, tests: 0, time: 0 };
      kinds.set(name, {
        files: files + 1,
        tests: tests + numPassingTests + numFailingTests,
        time: time + perfStats.runtime,
      });
    }
    const byTime = [...kinds].sort(([, one], [, other]) => other.time - one.time);
    const lines = byTime.map(
      ([name, { files, tests, time }]) =>
        `${seconds(time)}  ${name}: ${tests} tests in ${files} ${files === 1 ? "file" : "files"}`,
    );
    const slowest = [...testResults]
      .sort((one, other) => other.perfStats.runtime - one.perfStats.runtime)
      .slice(0, SLOWEST)
      .map(
        ({ perfStats, testFilePath }) =>
          `${seconds(perfStats.runtime)}  ${testFilePath.replace(/^.*\/tests\//, "tests/")}`,
      );
    console.log(
      [
        "",
        `Time, in seconds of all workers (the run took ${seconds(Date.now() - startTime).trim()}):`,
        ...lines,
        "The slowest files:",
        ...slowest,
      ].join("\n"),
    );
  }
}

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(7);
