/** Names, at the end of a run, the tests that passed only when they were tried again. */
export default class SecondTryReporter {
  onRunComplete(_contexts, { testResults }) {
    const retried = testResults.flatMap((file) =>
      file.testResults
        .filter(({ status, invocations = 1 }) => status === "passed" && invocations > 1)
        .map(({ fullName }) => `  ${file.testFilePath}: ${fullName}`),
    );
    if (retried.length === 0) return;
    console.log(`\n${retried.length} passed at the second try only:\n${retried.join("\n")}`);
  }
}
