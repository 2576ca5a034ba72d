import { once } from "node:events";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { type RunningServer, startServer } from "../../../../toolkit/start-server";
import { rawRequest } from "../../../support/raw-request";
import { untilTrue } from "../../../support/until-true";

/** Sent by connections: nothing, half of a request's head, and half of its body. */
const HALF_SAID = [
  "",
  "GET / HTTP/1.1\r\nHost: a\r\n",
  "POST /only-post HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
];

let server: RunningServer;
/** How each of these connections ended; the other tests run meanwhile. */
let ends: Promise<string[]>;

beforeAll(async () => {
  server = await startServer({ host: "127.0.0.1", port: 0 }, async (app) => {
    app.get("/*", async () => "page");
    app.get("/calls/:id", async () => "call");
    app.post("/calls/:id", async () => "done");
    app.post("/only-post", async ({ body }) => body);
    app.get("/fails", async () => {
      throw new Error("inside");
    });
  });
  ends = Promise.all(HALF_SAID.map(endOf));
});
afterAll(() => server.close());

const ask = (path: string, method = "GET") => rawRequest(server.url, path, {}, method);

test.each([
  ["POST", "/anything", "GET, HEAD"],
  ["DELETE", "/calls/1", "GET, HEAD, POST"],
  ["GET", "/only-post?a=1", "POST"],
  ["HEAD", "/only-post", "POST"],
  ["PURGE", "/calls/1", "GET, HEAD, POST"],
])("%s %s is answered 405 with the allowed methods: %s", async (method, path, allowed) => {
  expect(await ask(path, method)).toMatchObject({ status: 405, headers: { allow: allowed } });
});

test("allowed methods are answered as before", async () => {
  expect(await ask("/calls/1", "POST")).toMatchObject({ status: 200, body: "done" });
  expect(await ask("/calls/1")).toMatchObject({ status: 200, body: "call" });
  expect(await ask("/anything")).toMatchObject({ status: 200, body: "page" });
  expect(await ask("/anything", "HEAD")).toMatchObject({ status: 200, body: "" });
});

test.each([
  ["a page", "GET", "/"],
  ["a wrong method", "POST", "/"],
  ["broken encoding", "GET", "/%zz"],
  ["an address that is too long", "GET", `/calls/${"a".repeat(5_000)}`],
  ["a failure", "GET", "/fails"],
  ["a body of no known kind", "POST", "/only-post"],
  ["a request line that is none", "GET", "/ä"],
  ["headers that are too many", "GET", `/${"a".repeat(20_000)}`],
])("browsers are told not to guess the type of the answer to %s", async (_, method, path) => {
  const { headers } = await ask(Buffer.from(path).toString("latin1"), method);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

/** Data a connection receives before the server closes it. */
function endOf(start: string): Promise<string> {
  const socket = connect(Number(server.port), "127.0.0.1");
  socket.write(start);
  return text(socket);
}

test("connections that send nothing, or only half of a request, time out", async () => {
  const timeout = expect.stringContaining("HTTP/1.1 408 ");
  expect(await ends).toEqual([timeout, timeout, timeout]);
});

/** A server whose responses to `/held` wait until `letGo` is called. */
async function startCrowded() {
  let letGo = () => {};
  let asked = 0;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const crowded = await startServer({ host: "127.0.0.1", port: 0 }, async (app) => {
    app.get("/*", async () => "page");
    app.get("/held", async () => {
      asked += 1;
      return free.then(() => "held");
    });
  });
  return { ...crowded, letGo, asked: () => asked };
}

/** Opens connections that send nothing, a hundred at a time, as the system's queue is short. */
async function openMany(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const next = Array.from({ length: 100 }, async () => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => undefined).resume();
      await once(socket, "connect");
      return socket;
    });
    sockets.push(...(await Promise.all(next)));
  }
  return sockets;
}

/** The status that a client gets; undefined if it is turned away. */
function statusFor(port: number, path = "/"): Promise<number | undefined> {
  return new Promise((resolve) => {
    get({ port, host: "127.0.0.1", path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", () => resolve(undefined));
  });
}

test("the server accepts 1,000 connections at once, and more when some have closed", async () => {
  const crowded = await startCrowded();
  const sockets = await openMany(crowded.port, 1_100);
  await untilTrue(() => sockets.filter(({ closed }) => closed).length === 100);
  expect(await statusFor(crowded.port)).toBeUndefined();
  for (const socket of sockets) socket.destroy();
  await untilTrue(async () => (await statusFor(crowded.port)) === 200);
  expect(sockets.filter(({ closed }) => !closed)).toEqual([]);
  await crowded.close();
});

test("the server listens on loopback or on the given addresses", async () => {
  const another = "127.0.0.2";
  const reaches = (port: number) =>
    fetch(`http://${another}:${port}/`).then(
      () => true,
      () => false,
    );
  for (const [host, isReached] of [
    [undefined, false],
    ["0.0.0.0", true],
    [another, true],
  ] as const) {
    const other = await startServer({ host, port: 0 }, async (app) => app.get("/", async () => "page"));
    expect({ host, isReached: await reaches(other.port) }).toEqual({ host, isReached });
    expect((await fetch(other.localUrl)).status).toBe(200);
    await other.close();
  }
  await expect(startServer({ host: "203.0.113.1", port: 0 }, async () => {})).rejects.toThrow(
    "203.0.113.1 is no address of this machine. Set HOST",
  );
});

test("a closing server answers pending requests and closes all other connections", async () => {
  const closing = await startCrowded();
  const silent = await openMany(closing.port, 100);
  const held = statusFor(closing.port, "/held");
  await untilTrue(() => closing.asked() === 1);
  const closed = closing.close();
  await untilTrue(() => silent.every((socket) => socket.closed));
  closing.letGo();
  expect(await held).toBe(200);
  await closed;
});

test("a server that is told to stop before it listens never does", async () => {
  const stopping = new AbortController();
  let isClosed = false;
  const started = startServer({ port: 0, signal: stopping.signal }, async (app) => {
    app.addHook("onClose", async () => void (isClosed = true));
    stopping.abort(new Error("Stopped."));
  });
  await expect(started).rejects.toThrow("Stopped.");
  expect(isClosed).toBe(true);
});

test("if the user may not listen on a port, the error names the variable", async () => {
  const forbidden = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  const variables = { host: "PUBLISHER_HOST", port: "PUBLISHER_PORT" };
  const started = startServer({ port: 80, variables }, async (app) => {
    // Simulates the system's error, with which `listen` rejects, as root may listen on any port.
    app.addHook("onReady", () => Promise.reject(forbidden));
  });
  await expect(started).rejects.toThrow(
    "This user may not listen on port 80. Choose one from 1024 on, such as PUBLISHER_PORT=8000",
  );
});
