import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { limitRequests } from "../src/doors/limit-requests";
import { mostBytes } from "../src/doors/most-bytes";

describe("request limits", () => {
  const handled: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => "cut off");
    handled.push(body);
    response.end(`${body.length}`);
  });
  const port = () => {
    const address = server.address();
    return typeof address === "object" ? (address?.port ?? 0) : 0;
  };

  beforeAll(async () => {
    // The limits apply to every server in the process, including those of other test files.
    limitRequests(async ({ url, socket }) => {
      if (socket.localPort !== port()) return Infinity;
      return url === "/long" ? 2_000 : 1_000;
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Response to a request that sends only its head and the start of its body. */
  async function answerTo(head: string, body: string): Promise<string> {
    const socket = connect(port(), "127.0.0.1");
    socket.write(`POST ${head}\r\nHost: cms\r\n\r\n${body}`);
    const [chunk] = await once(socket, "data");
    socket.destroy();
    return String(chunk);
  }

  it("accept a body that is short enough for its address", async () => {
    const send = (path: string) =>
      fetch(`http://127.0.0.1:${port()}${path}`, { method: "POST", body: "x".repeat(1_500) });
    expect(await (await send("/long")).text()).toBe("1500");
    const refused = await send("/");
    expect(refused.status).toBe(413);
    expect(await refused.text()).toMatch(/1000 bytes are the most/);
  });

  it("refuse a body by its declared length, before reading a byte", async () => {
    const before = handled.length;
    expect(await answerTo("/ HTTP/1.1\r\nContent-Length: 300000000", "")).toMatch(/^HTTP\/1\.1 413 /);
    expect(handled.length).toBe(before);
  });

  it("refuse a body of undeclared length as soon as it is too long", async () => {
    const chunk = `5dc\r\n${"x".repeat(1_500)}\r\n`;
    expect(await answerTo("/ HTTP/1.1\r\nTransfer-Encoding: chunked", chunk)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it("end connections that are slow or silent, and allow 1,000 at most", () => {
    expect(server.headersTimeout <= 10_000 && server.timeout > 0 && server.timeout <= 120_000).toBe(true);
    expect(server.maxConnections).toBe(1_000);
  });
});

describe("the maximum size of a body", () => {
  for (const [url, length, signedIn, most] of [
    ["/api/v1/web/enquiry", 50_000, true, 32_768],
    ["/api/users/login", 1_000_000, true, 65_536],
    ["/api/pages/1", 1_000_000, false, 65_536],
    ["/api/media", 40_000_000, false, 65_536],
    ["/api/pages/1?locale=en", 1_000_000, true, 8_388_608],
    ["/admin/collections/pages/1", undefined, true, 8_388_608],
    ["/api/media", 40_000_000, true, 48_234_496],
  ] as const) {
    it(`${url} of ${length ?? "unknown"} bytes, ${signedIn ? "signed in" : "signed out"}: ${most}`, async () => {
      const headers =
        length === undefined ? { "transfer-encoding": "chunked" } : { "content-length": String(length) };
      expect(await mostBytes({ url, headers }, async () => signedIn)).toBe(most);
    });
  }

  it("is small if the user cannot be determined", async () => {
    const fails = () => Promise.reject(new Error("no database"));
    const headers = { "content-length": "1000000" };
    expect(await mostBytes({ url: "/api/pages/1", headers }, fails)).toBe(65_536);
  });

  it("depends on the user only if more is sent than anyone may", async () => {
    const ask = () => Promise.reject(new Error("nobody needs to know"));
    expect(await mostBytes({ url: "/api/pages/1", headers: { "content-length": "900" } }, ask)).toBe(65_536);
  });
});
