import type { Endpoint } from "payload";
import { roleOf } from "../access/roles";
import type { Environment } from "../environment";
import { checksFor } from "../texts";
import { loadState } from "./state";

/** What the admin's header shows of publishing; for people who are signed in. */
export function publishStatus({ siteUrl }: Pick<Environment, "siteUrl">): Endpoint {
  return {
    path: "/publish-status",
    method: "get",
    handler: async (req) => {
      if (roleOf(req) === undefined)
        return Response.json({ message: checksFor(req).access.signIn }, { status: 401 });
      const { answeredAt, waiting, attempts, problem } = await loadState(req.payload, "site");
      return Response.json({ answeredAt, waiting, attempts, problem, statusPage: `${siteUrl}/hooks` });
    },
  };
}
