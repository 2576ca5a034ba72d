import assert from "node:assert/strict";
import type { TestedCms } from "./cms";
import { PASSWORD } from "./targets";

/** One session more for a person of the tests: some routes end the one that they are called with. */
export async function session({ call }: TestedCms, email: string): Promise<string> {
  const { body } = await call("POST", "/api/users/login", { body: { email, password: PASSWORD } });
  assert.ok(typeof body === "object" && body !== null && "token" in body && typeof body.token === "string");
  return body.token;
}
