import { painted } from "../../../plugins/gatsby-plugin-navigation/src/painted";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function isDone(wait: Promise<void>): Promise<boolean> {
  return Promise.race([wait.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

test("it waits for one frame", async () => {
  const wait = painted();
  expect(await isDone(wait)).toBe(false);
  await jest.advanceTimersByTimeAsync(17);
  expect(await isDone(wait)).toBe(true);
});

test("it waits 100 ms if no frame comes", async () => {
  jest.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  const wait = painted();
  await jest.advanceTimersByTimeAsync(99);
  expect(await isDone(wait)).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await isDone(wait)).toBe(true);
});
