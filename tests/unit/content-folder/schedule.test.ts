import { callAt } from "../../../content-folder/schedule";

const DAY = 86_400_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a callback scheduled beyond a timer's limit runs once, on time", () => {
  const callback = jest.fn();
  callAt(Date.now() + 60 * DAY, callback);
  jest.advanceTimersByTime(60 * DAY - 1);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60 * DAY);
  expect(callback).toHaveBeenCalledTimes(1);
});

test("a cancelled callback does not run", () => {
  const callback = jest.fn();
  const cancel = callAt(Date.now() + 60 * DAY, callback);
  jest.advanceTimersByTime(30 * DAY);
  cancel();
  jest.advanceTimersByTime(60 * DAY);
  expect(callback).not.toHaveBeenCalled();
});
