import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { object, string } from "yup";
import { isPrivate } from "../../../services/release/private-files";
import { decodePath } from "../../../shared/paths";
import { type HostCase, RULE_CASES } from "../../support/hosts/host-cases";
import { hostRelease } from "../../support/hosts/host-release";

const answerSchema = object({
  statusCode: string(),
  uri: string(),
  headers: object({ location: object({ value: string() }).default(undefined) }).default(undefined),
});

let release = "";
let code = "";

beforeAll(async () => {
  release = await hostRelease();
  code = await readFile(join(release, "hosts/cloudfront-function.js"), "utf8");
});

/** The event that CloudFront passes to a function. */
function viewerRequest({ path, headers = {} }: HostCase) {
  const [uri = "/", query = ""] = path.split(/\?(.*)/s);
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [name, { value }]);
  const cookies = (headers.Cookie ?? "").split("; ").map((pair) => pair.split("="));
  return {
    request: {
      uri,
      querystring: Object.fromEntries(pairs),
      headers: { "accept-language": { value: headers["Accept-Language"] ?? "" } },
      cookies: Object.fromEntries(cookies.map(([name, value]) => [name, { value }])),
    },
  };
}

function answer(hostCase: HostCase) {
  return answerSchema.validateSync(
    runInNewContext(`${code};handler(event)`, { event: viewerRequest(hostCase) }),
  );
}

/** CloudFront's requests come from browsers, which encode paths. */
const asBrowsersAsk = RULE_CASES.filter(({ path }) => /^[\x20-\x7e]*$/.test(path));
const redirects = asBrowsersAsk.filter(({ location }) => location !== undefined);
const pages = asBrowsersAsk.filter(({ status, location }) => status === 200 && location === undefined);

test.each(redirects)("CloudFront's function redirects $name ($path)", (hostCase) => {
  const { statusCode, headers } = answer(hostCase);
  expect([Number(statusCode), headers?.location?.value]).toEqual([hostCase.status, hostCase.location]);
});

/** A bucket has no folders: dots in a key are just dots. */
const missing = asBrowsersAsk.filter(
  ({ status, path }) => [status].flat().includes(404) && !/%2f|%zz/i.test(path),
);
const gone = asBrowsersAsk.filter(({ status }) => status === 410);

test.each(missing)(
  "CloudFront's function requests no public file of the bucket for $name ($path)",
  (hostCase) => {
    const { uri, statusCode } = answer(hostCase);
    expect(statusCode).toBeUndefined();
    const file = decodePath(uri?.slice(1) ?? "") ?? "";
    expect(!existsSync(join(release, file)) || isPrivate(file)).toBe(true);
  },
);

test.each(gone)("CloudFront's function answers 410 Gone for $path", (hostCase) => {
  expect(answer(hostCase)).toMatchObject({ statusCode: "410" });
});

test.each(pages)("CloudFront's function requests a file of the bucket for $name ($path)", (hostCase) => {
  const { uri, statusCode } = answer(hostCase);
  expect(statusCode).toBeUndefined();
  expect(uri).toMatch(/\.[a-z\d]+$/);
});
