import { execFile } from "node:child_process";
import promises, { cp, mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { addBrotli } from "../../../services/release/add-brotli";
import { makeRelease, type Release, type ReleaseOptions } from "../../../services/release/make-release";
import { writeKnownFiles } from "../../../services/release/known-files";
import { commitHistory, stageHistory } from "../../../services/release/release-history";
import {
  APP_SCRIPT,
  PAGES,
  PICTURE,
  withPages,
  writePublicFolder,
} from "../../support/release/public-folder";
import { seededRandom } from "../../support/seed";
import { temporaryFolder } from "../../support/temporary-folder";

const STEPS = 12;
/** Makes files look old enough: one written in the last few seconds is always read again. */
const LATER = 10_000;

const random = seededRandom();
const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];

let folder: string;
let publicDir: string;
let historyDir: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  publicDir = join(folder, "public");
  historyDir = join(folder, "memory");
  await writePublicFolder(publicDir);
});
afterEach(() => jest.restoreAllMocks());

async function release(
  outDir: string,
  memory: string,
  { previousDir, brotliLater }: Pick<ReleaseOptions, "previousDir" | "brotliLater"> = {},
): Promise<Release> {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + LATER);
  const made = await makeRelease({
    publicDir,
    outDir,
    previousDir,
    brotliLater,
    historyDir: memory,
    source: "a-hotel",
    site: { siteUrl: "https://hotel.test", signupApiUrl: "" },
    now: 1_000,
  });
  jest.restoreAllMocks();
  return made;
}

async function goLive(made: Release, outDir: string): Promise<void> {
  await stageHistory(historyDir, made);
  await commitHistory(historyDir, { id: made.id, folder: outDir });
  await writeKnownFiles(historyDir, made.known);
}

async function write(file: string, content: string): Promise<void> {
  const path = join(publicDir, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Changes a build may make to public/, and other events between two releases. */
const CHANGES: Record<string, () => Promise<void>> = {
  async nothing() {},
  async "a text"() {
    await write(
      "gallery/index.html",
      `<h1>Gallery ${random()}</h1><a href="/tr">tr</a><img src="/${PICTURE}">`,
    );
  },
  async "a text of the same length, with the time that the file had"() {
    const path = join(publicDir, "index.html");
    const { atime, mtime } = await stat(path);
    const text = (await readFile(path, "utf8")).replace(/<h1>./, `<h1>${oneOf(["a", "b", "c"])}`);
    await writeFile(path, text);
    await utimes(path, atime, mtime);
  },
  async pages() {
    const text = `Text ${random()}`;
    const few = PAGES.filter((page) => page.path === "/" || random() < 0.7);
    await rm(publicDir, { recursive: true });
    await writePublicFolder(publicDir, {
      pages: random() < 0.5 ? few : withPages({ "/tr/galeri": { path: `/tr/galeri-${random()}`, text } }),
    });
  },
  async "a picture that came or went"() {
    const picture = "static/ffffffffffffffffffffffffffffffff/sun.jpg";
    await write(picture, "sun");
    await write("sun.json", random() < 0.5 ? JSON.stringify(picture) : "{}");
  },
  async "a script"() {
    const script = await readFile(join(publicDir, APP_SCRIPT), "utf8");
    await write(APP_SCRIPT, `${script}; console.log(${random()})`);
  },
  async "notes that were lost"() {
    await rm(`${historyDir}.files.json`, { force: true });
  },
  async "notes that were cut off"() {
    await writeFile(`${historyDir}.files.json`, '{"code":"');
  },
};

test(`after each of ${STEPS} changes a release made by change equals one made from nothing, byte for byte`, async () => {
  let live: string | undefined;
  for (let step = 0; step < STEPS; step += 1) {
    const kind = oneOf(Object.keys(CHANGES)) ?? "";
    await CHANGES[kind]?.();
    const byChange = join(folder, `${step}-by-change`);
    const fromNothing = join(folder, `${step}-from-nothing`);
    const sameMemory = join(folder, `${step}-memory`);
    const made = await release(byChange, historyDir, { previousDir: live, brotliLater: true });
    if (live !== undefined) await cp(historyDir, sameMemory, { recursive: true });
    const whole = await release(fromNothing, sameMemory);
    // The next build may run before a release has its Brotli copies.
    const isComplete = random() < 0.5;
    if (isComplete) await addBrotli(byChange, new AbortController().signal);
    const differences = await promisify(execFile)("diff", [
      "-r",
      ...(isComplete ? [] : ["--exclude=*.br"]),
      fromNothing,
      byChange,
    ]).catch(({ stdout }: { stdout: string }) => ({ stdout }));
    expect([kind, differences.stdout]).toEqual([kind, ""]);
    expect([kind, made.id, [...made.links]]).toEqual([kind, whole.id, [...whole.links]]);

    // Some releases fail their checks, and some processes end after the switch but before recording it.
    const end = oneOf(["refused", "cut off", "live", "live", "live"]);
    if (end === "refused") continue;
    live = byChange;
    if (end === "live") await goLive(made, byChange);
    else await stageHistory(historyDir, made);
  }
});

test("a release made by change reads only changed files and links the rest", async () => {
  const one = join(folder, "one");
  await goLive(await release(one, historyDir), one);
  await write("gallery/index.html", "<h1>New</h1>");
  const read = jest.spyOn(promises, "readFile");
  const two = join(folder, "two");
  const made = await release(two, historyDir, { previousDir: one });
  const files = read.mock.calls.map(([path]) => String(path)).filter((path) => path.startsWith(publicDir));
  expect(made.changes).toEqual({ added: [], changed: ["/gallery"], removed: [] });
  expect(new Set(files)).toEqual(
    new Set(["handover.json", "gallery/index.html"].map((file) => join(publicDir, file))),
  );
  for (const file of ["tr.html", "tr.html.br", PICTURE])
    expect((await stat(join(two, file))).ino).toBe((await stat(join(one, file))).ino);
});
