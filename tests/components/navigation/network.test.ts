import { createReached } from "../../../plugins/gatsby-plugin-navigation/src/network";

/** A network that is up or down, with counts of the requests and of the reported losses. */
function openNetwork({ isThere }: { isThere: boolean }) {
  const network = { isThere, losses: 0, asked: 0 };
  const reached = createReached({
    fetch: async () => {
      network.asked += 1;
      if (!network.isThere) throw new TypeError("Failed to fetch");
      return new Response(null, { status: 503 });
    },
    lost: () => {
      network.losses += 1;
    },
  });
  return { network, reached };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(globalThis, { Response: class {} });
});
afterEach(() => jest.useRealTimers());

test("a site that responds at all counts as reached, and no loss is reported", async () => {
  const { network, reached } = openNetwork({ isThere: true });
  expect(await reached(() => true)).toBe(true);
  expect(network.losses).toBe(0);
});

test("without a network, it waits until the browser goes online", async () => {
  const { network, reached } = openNetwork({ isThere: false });
  const waiting = reached(() => true);
  await jest.advanceTimersByTimeAsync(100);
  expect(network.losses).toBe(1);
  network.isThere = true;
  window.dispatchEvent(new Event("online"));
  expect(await waiting).toBe(true);
});

test("a network whose return the browser does not report is detected within five seconds", async () => {
  const { network, reached } = openNetwork({ isThere: false });
  const waiting = reached(() => true);
  await jest.advanceTimersByTimeAsync(100);
  network.isThere = true;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toBe(true);
});

test("a check that is no longer wanted is not repeated", async () => {
  const { network, reached } = openNetwork({ isThere: false });
  let isWanted = true;
  const waiting = reached(() => isWanted);
  await jest.advanceTimersByTimeAsync(100);
  isWanted = false;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toBe(false);
  expect(network.asked).toBe(1);
});
