import { type BuildWatch, createBuildWatch } from "../../../plugins/gatsby-plugin-navigation/src/build-watch";

const PAGE = "/page-data/contact/page-data.json";
const pageData = (title: string) => JSON.stringify({ path: "/contact", result: { data: { title } } });

/** A watch over canned responses: a body or status for each `latest` request, in order, and one for the manifest. */
function watchOver({
  latest,
  meta = 200,
  page = 200,
}: {
  latest: (string | number | "network")[];
  meta?: number;
  /** The site's response for the page's data; 200 stands for the data the tab has. */
  page?: string | number;
}) {
  const requested: string[] = [];
  const logged: string[] = [];
  const answers = [...latest];
  const answer = (body: string | number | undefined): Promise<Response> => {
    if (body === "network" || body === undefined) return Promise.reject(new TypeError("Failed to fetch"));
    const response = {
      ok: typeof body === "string" || body === 200,
      status: typeof body === "number" ? body : 200,
    };
    return Promise.resolve(
      Object.assign(Object.create(null), response, { json: async () => JSON.parse(String(body)) }),
    );
  };
  const watch = createBuildWatch({
    now: () => 1_700_000_000_000 + requested.length,
    log: (message, reason) => logged.push(`${message} ${reason}`),
    shownPage: () => ({ data: { data: { title: "Contact" } }, file: PAGE }),
    fetch: (input) => {
      requested.push(String(input));
      if (input === PAGE) return answer(page === 200 ? pageData("Contact") : page);
      return answer(String(input).startsWith("/builds/meta/") ? meta : answers.shift());
    },
  });
  return { watch, requested, logged };
}

async function check(watch: BuildWatch, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await watch.check();
}

const build = (id: unknown) => JSON.stringify({ id, timestamp: 1 });

test("the first response names the running build; the page is compared and the manifest read", async () => {
  const { watch, requested } = watchOver({ latest: [build("a b")] });
  await watch.check();
  expect(requested).toEqual(["/builds/latest.json?1700000000000", PAGE, "/builds/meta/a%20b.json"]);
  expect(watch.isOutdated()).toBe(false);
});

test.each([
  ["another id", { latest: [build("a"), build("b")] }, true],
  ["a manifest that is gone", { latest: [build("a")], meta: 404 }, true],
  ["a manifest that is forbidden", { latest: [build("a")], meta: 403 }, true],
  ["a manifest that fails", { latest: [build("a"), build("a")], meta: 500 }, false],
  ["an answer that is not JSON", { latest: [build("a"), "<html>", build("a")] }, false],
  ["an answer without id", { latest: [build("a"), "{}", build("")] }, false],
  ["a number as id", { latest: [build("a"), build(2)] }, false],
  ["a server error", { latest: [build("a"), 500] }, false],
  ["a page that the site has otherwise now", { latest: [build("a")], page: pageData("Contact us") }, true],
  ["a page that is gone", { latest: [build("a")], page: 404 }, true],
  ["a page that fails", { latest: [build("a"), build("a")], page: 500 }, false],
  ["no network", { latest: [build("a"), "network"] }, false],
  ["another id after an error", { latest: [build("a"), 500, build("b")] }, true],
])("%s decides whether the tab is outdated", async (_, answers, outdated) => {
  const { watch } = watchOver(answers);
  await check(watch, answers.latest.length);
  expect(watch.isOutdated()).toBe(outdated);
});

test("a failed request is logged with its address", async () => {
  const { watch, logged } = watchOver({ latest: [500] });
  await watch.check();
  expect(logged).toEqual([
    "Could not check for a newer build. Error: /builds/latest.json?1700000000000 answered 500",
  ]);
});

test("nothing is fetched once the tab is outdated", async () => {
  const { watch, requested } = watchOver({ latest: [build("a"), build("b"), build("c")] });
  await check(watch, 2);
  const before = requested.length;
  await check(watch, 3);
  expect(requested).toHaveLength(before);
});

test("a check does not start while another is in progress", async () => {
  const { watch, requested } = watchOver({ latest: [build("a"), build("a")] });
  await Promise.all([watch.check(), watch.check()]);
  expect(requested).toHaveLength(3);
});
