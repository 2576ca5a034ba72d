import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { array, boolean, mixed, number, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { isText, recordOf } from "../../../shared/record";

const PACKAGE = resolve("tests/hosts/node_modules/@vercel/routing-utils");

/** Whether Vercel's own parser of `vercel.json` is installed: `npm ci --prefix tests/hosts`. */
export const HAS_VERCEL_ROUTES = existsSync(PACKAGE);

const answerSchema = object({
  /** Why Vercel rejects the file. */
  error: mixed().nullable(),
  routes: array(
    object({
      /** Pattern of an address without its query; absent where a phase starts (`handle`). */
      src: string(),
      status: number(),
      headers: recordOf(isText).optional().default({}),
      continue: boolean(),
      has: array(object({ key: string().required(), value: string().required() })),
    }),
  ).required(),
});

/** What Vercel does with a request before it looks for a file. */
export interface VercelAnswer {
  /** The target of a redirect. */
  location?: string;
  /** Headers of anything but a redirect; names in lower case. */
  headers: Record<string, string>;
}

/** Reads a release's `vercel.json` as Vercel does; throws Vercel's error if the file violates its schema. */
export function vercelRoutes(release: string): (address: string) => VercelAnswer {
  const { getTransformedRoutes } = createRequire(resolve("package.json"))(PACKAGE);
  const config: unknown = JSON.parse(readFileSync(join(release, "vercel.json"), "utf8"));
  const { error, routes } = parse(answerSchema, getTransformedRoutes(config));
  if (error) throw new Error(`Vercel refuses the file: ${JSON.stringify(error)}`);
  return (address) => {
    const [path = "", query] = address.split("?");
    const parameters = new URLSearchParams(query);
    const headers: Record<string, string> = {};
    for (const { src, has = [], ...route } of routes) {
      const found = src === undefined ? null : new RegExp(src).exec(path);
      if (!found || !has.every(({ key, value }) => new RegExp(`^${value}$`).test(parameters.get(key) ?? "")))
        continue;
      if (!route.continue) {
        const location = route.headers.Location?.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? "");
        return { location, headers };
      }
      for (const [name, value] of Object.entries(route.headers)) headers[name.toLowerCase()] = value;
    }
    return { headers };
  };
}
