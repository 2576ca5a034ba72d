import { fieldsOf } from "../../../shared/record";

/** Why a request didn't reach the CMS: no network, a server error or an expired session. */
export type Trouble = "away" | "server" | "session";

/** Resolves with the response to a request or, if it didn't reach the CMS, with the reason. */
export async function reached(request: Promise<Response>): Promise<Response | Trouble> {
  const response = await request.catch(() => undefined);
  if (response === undefined) return "away";
  if (response.status >= 500) return "server";
  const isForbidden = response.status === 401 || response.status === 403;
  return isForbidden && !(await isSignedIn()) ? "session" : response;
}

async function isSignedIn(): Promise<boolean> {
  const answer = await fetch("/api/users/me").catch(() => undefined);
  return answer?.ok !== true || fieldsOf(await answer.json()).user !== null;
}
