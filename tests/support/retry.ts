jest.retryTimes(2, { logErrorsBeforeRetry: true });
