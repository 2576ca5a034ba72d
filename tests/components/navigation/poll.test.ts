import { pollInterval } from "../../../plugins/gatsby-plugin-navigation/src/options";
import { pollBuilds } from "../../../plugins/gatsby-plugin-navigation/src/poll";

const MINUTE = 60_000;

let visibility: DocumentVisibilityState = "visible";
Object.defineProperty(document, "visibilityState", { get: () => visibility });

function startPolling(interval: number) {
  let checks = 0;
  let outdated = false;
  pollBuilds(
    {
      check: async () => {
        checks += 1;
      },
      isOutdated: () => outdated,
      markOutdated: () => {
        outdated = true;
      },
    },
    interval,
  );
  return { checks: () => checks, becomeOutdated: () => (outdated = true) };
}

function become(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  jest.useFakeTimers();
  visibility = "visible";
});

afterEach(() => jest.useRealTimers());

test("the first check is one second after load, later ones every five minutes", () => {
  const polling = startPolling(pollInterval(undefined));
  jest.advanceTimersByTime(999);
  expect(polling.checks()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(polling.checks()).toBe(1);
  jest.advanceTimersByTime(15 * MINUTE);
  expect(polling.checks()).toBe(4);
});

test("the interval is configurable", () => {
  const polling = startPolling(pollInterval(1));
  jest.advanceTimersByTime(3 * MINUTE);
  expect(polling.checks()).toBe(1 + 3);
});

test("a hidden tab does not check, and checks at once when it becomes visible again", () => {
  const polling = startPolling(5 * MINUTE);
  jest.advanceTimersByTime(2_000);
  become("hidden");
  jest.advanceTimersByTime(60 * MINUTE);
  expect(polling.checks()).toBe(1);
  become("visible");
  expect(polling.checks()).toBe(2);
});

test("polling stops permanently once the tab is outdated", () => {
  const polling = startPolling(5 * MINUTE);
  jest.advanceTimersByTime(2_000);
  polling.becomeOutdated();
  jest.advanceTimersByTime(60 * MINUTE);
  become("hidden");
  become("visible");
  expect(polling.checks()).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});
