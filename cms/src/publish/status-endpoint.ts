import type { Endpoint } from "payload";
import { roleOf } from "../access/roles";
import type { Environment } from "../environment";
import { checksFor } from "../texts";
import { encodePath } from "../../../shared/paths";
import { languageStates } from "./language-states";
import { readBuilds } from "./read-builds";
import { loadState } from "./state";

/** Publishing status for the admin's header; requires a session. */
export function publishStatus({ siteUrl, webhook }: Pick<Environment, "siteUrl" | "webhook">): Endpoint {
  return {
    path: "/publish-status",
    method: "get",
    handler: async (req) => {
      if (roleOf(req) === undefined)
        return Response.json({ message: checksFor(req).access.signIn }, { status: 401 });
      const state = await loadState(req.payload, "site");
      const { answeredAt, waiting, attempts, problem, told } = state;
      const builds = told.length > 0 ? await readBuilds(webhook) : undefined;
      const languages = languageStates(state, builds).map(({ paths, ...language }) => ({
        ...language,
        pages: paths.map((path) => ({ path, url: siteUrl + encodePath(path) })),
      }));
      return Response.json({
        answeredAt,
        waiting,
        attempts,
        problem,
        languages,
        statusPage: `${siteUrl}/hooks`,
      });
    },
  };
}
