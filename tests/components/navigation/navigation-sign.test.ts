import { createNavigationSign } from "../../../plugins/gatsby-plugin-navigation/src/navigation-sign";

const sign = createNavigationSign(document.documentElement);
const shown = () => document.documentElement.dataset.navigation;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  sign.end();
  jest.useRealTimers();
});

test("a navigation is shown from 100 ms after its press on, until it ends", () => {
  sign.begin();
  jest.advanceTimersByTime(99);
  expect(shown()).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(shown()).toBe("loading");
  sign.end();
  expect(shown()).toBeUndefined();
});

test("one that ends before that is never shown", () => {
  sign.begin();
  jest.advanceTimersByTime(50);
  sign.end();
  jest.advanceTimersByTime(500);
  expect(shown()).toBeUndefined();
});

test("a new press takes the place of one that waits for the network", () => {
  sign.begin();
  sign.offline();
  jest.advanceTimersByTime(500);
  expect(shown()).toBe("offline");
  sign.begin();
  expect(shown()).toBeUndefined();
  jest.advanceTimersByTime(100);
  expect(shown()).toBe("loading");
});
