import type { HostCase } from "./host-cases";
import { type RawAnswer, rawRequest } from "../raw-request";

/** Sends a case's request to a host and checks the response. */
export async function expectHostCase(origin: string, hostCase: HostCase): Promise<void> {
  const answer = await visit(origin, hostCase);
  expect([hostCase.status].flat()).toContain(answer.status);
  // Some hosts put their origin in front of the path.
  expect(answer.headers.location?.toString().replace(origin, "")).toBe(hostCase.location);
  if (hostCase.body !== undefined) expect(answer.body).toContain(hostCase.body);
  for (const [name, value] of Object.entries(hostCase.answerHeaders ?? {})) {
    expect(String(answer.headers[name])).toEqual(
      typeof value === "string" ? value : expect.stringMatching(value),
    );
  }
  if (answer.status !== 400)
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(answer.body).not.toContain("root:x:");
}

/** A host may first redirect an unencoded address to its encoded form. */
async function visit(origin: string, { path, headers }: HostCase): Promise<RawAnswer> {
  const answer = await rawRequest(origin, path, headers);
  if (answer.status !== 308 || /^[\x20-\x7e]*$/.test(path)) return answer;
  const encoded = encodeURI(Buffer.from(path, "latin1").toString());
  expect(answer.headers.location).toBe(encoded);
  return rawRequest(origin, encoded, headers);
}
