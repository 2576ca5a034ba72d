import { createWaitingNotice } from "../../../content-api/tell-waiting";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("pending calls are reported repeatedly until the last one has ended", async () => {
  const told: string[] = [];
  const whileWaiting = createWaitingNotice((message) => told.push(message), 10_000);
  const ends: (() => void)[] = [];
  const calls = ["/menus", "/rooms"].map((url) =>
    whileWaiting(url, () => new Promise<void>((resolve) => ends.push(resolve))),
  );
  jest.advanceTimersByTime(20_000);
  ends[0]?.();
  await calls[0];
  jest.advanceTimersByTime(10_000);
  ends[1]?.();
  await calls[1];
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([
    "Waiting for GET /menus (10 s so far), and for 1 more.",
    "Waiting for GET /menus (20 s so far), and for 1 more.",
    "Waiting for GET /rooms (30 s so far).",
  ]);
});
