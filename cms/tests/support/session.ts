import { fieldsOf } from "../../../shared/record";
import type { TestedCms } from "./cms";
import { PASSWORD } from "./targets";

/** Another session for a test user: some routes end the session that calls them. */
export async function session({ call }: TestedCms, email: string): Promise<string> {
  const { body } = await call("POST", "/api/users/login", { body: { email, password: PASSWORD } });
  const { token } = fieldsOf(body);
  if (typeof token !== "string") throw new Error(`No session for ${email}: ${JSON.stringify(body)}`);
  return token;
}
