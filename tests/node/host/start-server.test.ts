import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type RunningServer, startServer } from "../../../services/host/start-server";
import { rawRequest } from "../../support/raw-request";
import { untilTrue } from "../../support/until-true";

let server: RunningServer;

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
});
afterAll(() => server.close());

const ask = (path: string, method = "GET") => rawRequest(server.url, path, {}, method);

test.each([
  ["POST", "/anything", "GET, HEAD"],
  ["DELETE", "/calls/1", "GET, HEAD, POST"],
  ["GET", "/only-post?a=1", "POST"],
  ["HEAD", "/only-post", "POST"],
  ["PURGE", "/calls/1", "GET, HEAD, POST"],
])("%s %s is answered 405 with what is allowed: %s", async (method, path, allowed) => {
  expect(await ask(path, method)).toMatchObject({ status: 405, headers: { allow: allowed } });
});

test("what is allowed is answered as before", async () => {
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
])("no type is guessed of the answer to %s", async (_, method, path) => {
  const { headers } = await ask(Buffer.from(path).toString("latin1"), method);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

async function millisecondsUntilClosed(start: string): Promise<number> {
  const began = Date.now();
  const socket = connect(Number(server.port), "127.0.0.1");
  socket.resume();
  socket.write(start);
  await once(socket, "close");
  return Date.now() - began;
}

test("connections that say nothing, or only half of a request, are ended", async () => {
  const times = await Promise.all(
    [
      "",
      "GET / HTTP/1.1\r\nHost: a\r\n",
      "POST /only-post HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
    ].map(millisecondsUntilClosed),
  );
  expect(times[0]).toBeLessThan(13_000);
  expect(times[1]).toBeLessThan(13_000);
  expect(times[2]).toBeLessThan(33_000);
});

test("a connection beyond 1,000 is turned away, and there is room again when one has gone", async () => {
  const crowded = await startServer({ host: "127.0.0.1", port: 0 }, async (app) => {
    app.get("/*", async () => "page");
  });
  const open = async (): Promise<Socket> => {
    const socket = connect(crowded.port, "127.0.0.1");
    socket.on("error", () => undefined);
    await once(socket, "connect");
    return socket;
  };
  const sockets: Socket[] = [];
  // A hundred at a time, as the system keeps a few hundred only until the server takes them.
  while (sockets.length < 1_000) sockets.push(...(await Promise.all(Array.from({ length: 100 }, open))));
  const tooMany = await open();
  await once(tooMany.resume(), "close");

  for (const socket of sockets) socket.destroy();
  const isServed = () => rawRequest(crowded.url, "/").then(({ status }) => status === 200);
  await untilTrue(() => isServed().catch(() => false));
  await crowded.close();
});
