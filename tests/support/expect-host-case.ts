import type { HostCase } from "./host-cases";
import { rawRequest } from "./raw-request";

/** Sends a case's request to a host and checks the answer. */
export async function expectHostCase(origin: string, hostCase: HostCase): Promise<void> {
  const answer = await rawRequest(origin, hostCase.path, hostCase.headers);
  expect([hostCase.status].flat()).toContain(answer.status);
  expect(answer.headers.location).toBe(hostCase.location);
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
