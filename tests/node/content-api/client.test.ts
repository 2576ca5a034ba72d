import { createCalls } from "../../../content-api/calls";
import { ContentApiError, createClient } from "../../../content-api/client";
import { WRONG_SERVICES } from "../../../shared/wrong-services";
import { createHttpGet, type HttpOptions } from "../../../content-api/http";
import { type Answer, type Reply, startStubApi } from "../../support/stub-api";

const calls = createCalls({ pages: 1, rooms: 2 });
const ABOUT = calls.page("/about-us", "en");
const PAGE = { id: 7, property: { id: 1 }, title: "About" };
const ROOM = {
  id: 101,
  slug: "garden-room",
  name: "Garden Room",
  category: { code: "suite" },
  hrefLangs: [{ locale: "en", slug: "garden-room" }],
};

async function start(answer: Answer, options: Partial<HttpOptions> = {}) {
  const api = await startStubApi(answer);
  const get = createHttpGet(api.url, {
    timeout: 60_000,
    concurrency: 8,
    retries: 2,
    retryDelay: 1,
    ...options,
  });
  return { api, client: createClient(api.url, get) };
}

/** Sends these replies in turn, then repeats the last one. */
function inTurn(...replies: (Reply | "drop")[]): Answer {
  let next = 0;
  return () => {
    const reply = replies[Math.min(next, replies.length - 1)] ?? {};
    next += 1;
    return reply;
  };
}

async function rejection(promise: Promise<unknown>): Promise<ContentApiError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentApiError))
    throw new Error(`Not rejected with a ContentApiError: ${String(error)}`);
  return error;
}

test.each<[string, Reply | "drop"]>([
  ["a 503", { status: 503 }],
  ["a 429", { status: 429 }],
  ["a lost connection", "drop"],
])("%s is retried", async (_, trouble) => {
  const { api, client } = await start(inTurn(trouble, trouble, { body: PAGE }));
  await expect(client(ABOUT)).resolves.toMatchObject({ id: 7, title: "About" });
  expect(api.requests).toHaveLength(3);
});

test.each([
  ["seconds", "0"],
  ["a date", new Date(0).toUTCString()],
])("Retry-After given as %s decides how long to wait", async (_, value) => {
  const refusal = { status: 429, headers: { "retry-after": value } };
  const { client } = await start(inTurn(refusal, { body: PAGE }), { retryDelay: 1_000_000 });
  await expect(client(ABOUT)).resolves.toMatchObject({ id: 7 });
});

test.each([
  [500, 3],
  [404, 1],
  [501, 1],
])(
  "a %i is requested %i times, and the rejection carries the last response's body",
  async (status, times) => {
    const { api, client } = await start(() => ({ status, body: { message: "database is down" } }));
    const error = await rejection(client(ABOUT));
    expect(api.requests).toHaveLength(times);
    expect(error).toMatchObject({ status, body: { message: "database is down" } });
    expect(error.message).toBe(`GET ${api.url}${ABOUT.path} (status ${status}): database is down`);
  },
);

test.each([404, 500])("a %i without a body is rejected with the text Wrong Services", async (status) => {
  const { client } = await start(() => ({ status }));
  const error = await rejection(client(ABOUT));
  expect(error.body).toBe("Wrong Services");
  expect(error.message).toContain(`(status ${status}): Wrong Services`);
});

test("a request that times out is rejected, naming the method and URL", async () => {
  const { api, client } = await start(() => "hang", { timeout: 50, retries: 1 });
  const error = await rejection(client(ABOUT));
  expect(api.requests).toHaveLength(1);
  expect(error).toMatchObject({ status: null, body: WRONG_SERVICES });
  expect(error.message).toContain(`GET ${api.url}${ABOUT.path} (no answer)`);
});

test("a response that is not JSON is rejected as such, with its text", async () => {
  const { client } = await start(() => ({ body: "<h1>Maintenance</h1>" }));
  const error = await rejection(client(ABOUT));
  expect(error).toMatchObject({ status: 200, body: "<h1>Maintenance</h1>" });
  expect(error.message).toContain("not JSON");
});

test("a byte order mark before a response and fields outside the contract are ignored", async () => {
  const { client } = await start(() => ({ body: `\uFEFF${JSON.stringify({ ...PAGE, cmsVersion: 12 })}` }));
  const page = await client(ABOUT);
  expect(page).toMatchObject({ id: 7 });
  expect(page).not.toHaveProperty("cmsVersion");
});

test("each malformed field of a response is named, and so is a response that is no object", async () => {
  const body = {
    id: "7",
    title: 4,
    property: {},
    heroSlides: [{ file: {} }],
    sliders: [{ key: "A", slides: [] }, { key: "B" }],
    hrefLangs: [{ locale: "it", url: "/it" }],
    priceFrom: { amount: "1", currency: "euro", per: "hour", for: { children: 2 } },
    contents: [{ key: "A", link: { text: "x" } }],
  };
  const { client } = await start(inTurn({ body }, { body: "[]" }));
  const error = await rejection(client(ABOUT));
  for (const field of [
    "id",
    "title",
    "property.id",
    "heroSlides[0].file.sourceUrl",
    "sliders[1].slides",
    "hrefLangs[0].locale",
    "priceFrom.amount",
    "priceFrom.currency",
    "priceFrom.per",
    "priceFrom.for.adults",
    "contents[0].link.url",
  ]) {
    expect(error.faults).toContainEqual({ field, message: expect.stringContaining(field) });
    expect(error.message).toContain(field);
  }
  expect(error.body).toEqual(body);
  expect(await rejection(client(ABOUT))).toMatchObject({ status: 200, faults: [{ field: "" }] });
});

test("paths and slugs are encoded in a call, and rooms have a property of their own", () => {
  expect(calls.page("/tr/çay & kahve", "tr").path).toBe(
    "/v1/pages/url-lang?property-id=1&url=/tr/%C3%A7ay%20%26%20kahve&lang=tr",
  );
  expect(calls.roomBySlug("номер", "ru").path).toBe(
    "/v1/rooms/%D0%BD%D0%BE%D0%BC%D0%B5%D1%80?lang=ru&property-id=2",
  );
  expect(calls.rooms("en").path).toBe("/v1/rooms?property-id=2&lang=en");
});

test("the base URL may have a path", async () => {
  const { url, requests } = await startStubApi(() => ({ body: PAGE }));
  await createClient(`${url}/api`, createHttpGet(url, { retries: 0 }))(ABOUT);
  expect(requests).toEqual([`/api${ABOUT.path}`]);
});

test.each([400, 404])(
  "a room request by slug that fails with %i is retried once in the specification's spelling",
  async (status) => {
    const asWritten = "/v1/rooms/garden-room?lang=enproperty-id=2";
    const { api, client } = await start(({ pathname, search }) =>
      pathname + search === asWritten ? { body: { room: ROOM, hrefLangs: ROOM.hrefLangs } } : { status },
    );
    await expect(client(calls.roomBySlug("garden-room", "en"))).resolves.toMatchObject({
      room: { name: "Garden Room" },
    });
    expect(api.requests).toEqual(["/v1/rooms/garden-room?lang=en&property-id=2", asWritten]);
  },
);

test.each([
  [404, 2],
  [500, 1],
])("a room request by slug that gets only %is is sent %i times", async (status, times) => {
  const { api, client } = await start(() => ({ status }), { retries: 0 });
  expect(await rejection(client(calls.roomBySlug("garden-room", "en")))).toMatchObject({ status });
  expect(api.requests).toHaveLength(times);
});

test("a room requested by slug may have the slug as its id", async () => {
  const { client } = await start(() => ({
    body: { room: { ...ROOM, id: "garden-room" }, hrefLangs: ROOM.hrefLangs },
  }));
  await expect(client(calls.roomBySlug("garden-room", "en"))).resolves.toMatchObject({
    room: { slug: "garden-room" },
  });
});

test.each([
  ["beside it", { ...ROOM, hrefLangs: [] }, ROOM.hrefLangs],
  ["in it", ROOM, []],
])("a room has the languages given %s", async (_, room, hrefLangs) => {
  const { client } = await start(() => ({ body: { room, hrefLangs } }));
  const answer = await client(calls.roomBySlug("garden-room", "en"));
  expect(answer.room.hrefLangs).toEqual(ROOM.hrefLangs);
});

test("a room without languages, in it or beside it, violates the contract", async () => {
  const { client } = await start(() => ({ body: { room: { ...ROOM, hrefLangs: null } } }));
  expect((await rejection(client(calls.roomBySlug("garden-room", "en")))).faults[0]?.field).toBe(
    "room.hrefLangs",
  );
});
