import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { object, string } from "yup";
import { HOST_CASES, type HostCase } from "../../support/host-cases";
import { hostRelease } from "../../support/host-release";

const answerSchema = object({
  statusCode: string(),
  uri: string(),
  headers: object({ location: object({ value: string() }).default(undefined) }).default(undefined),
});

let code = "";

beforeAll(async () => {
  code = await readFile(join(await hostRelease(), "hosts/cloudfront-function.js"), "utf8");
});

/** The event that CloudFront hands to a function. */
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

/** CloudFront is asked by browsers, which encode. */
const asBrowsersAsk = HOST_CASES.filter(({ path }) => /^[\x20-\x7e]*$/.test(path));
const redirects = asBrowsersAsk.filter(({ location }) => location !== undefined);
const pages = asBrowsersAsk.filter(({ status, location }) => status === 200 && location === undefined);

test.each(redirects)("CloudFront's function redirects $name ($path)", (hostCase) => {
  const { statusCode, headers } = answer(hostCase);
  expect([Number(statusCode), headers?.location?.value]).toEqual([hostCase.status, hostCase.location]);
});

test.each(pages)("CloudFront's function asks the bucket for $name ($path)", (hostCase) => {
  const { uri, statusCode } = answer(hostCase);
  expect(statusCode).toBeUndefined();
  expect(uri).toMatch(/\.[a-z]+$/);
});
