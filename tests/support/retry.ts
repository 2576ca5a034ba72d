// A busy machine may starve a browser or a child process once; a defect fails again.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
