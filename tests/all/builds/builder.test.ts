import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { listFiles } from "../../../toolkit/files";
import { type BuilderSite, differentFiles, startBuilderSite } from "./builder-site";
import { seededRandom } from "../../support/seed";

/** Set by `npm run test:soak`: a night's worth of changes, each compared, and a kill after every step. */
const SOAK_STEPS = Number(process.env.SOAK_STEPS ?? 0);
const STEPS = SOAK_STEPS || 4;
const PATIENCE = Math.max(STEPS, 4) * 600_000;
/** A step that this many consecutive builds had … */
const SAME = 4;
/** … is sure to occur in one of this many further builds. */
const ATTEMPTS = 10;

const random = seededRandom();
let site: BuilderSite;
/** Everything done so far, to find the cause of a difference. */
const done: string[] = [];
beforeAll(async () => {
  site = await startBuilderSite("builder", random);
  await site.build();
}, 900_000);
afterAll(() => site.stop());

/** Expects the same release from a build from scratch in another folder, which must reuse all pictures. */
async function expectClean(): Promise<void> {
  const pictures = await pictureTimes(site.picturesDir);
  const start = Date.now();
  const clean = await site.buildClean();
  const later = await pictureTimes(site.picturesDir);
  expect(Object.keys(clean).length).toBeGreaterThan(100);
  const different = differentFiles(await site.release(), clean);
  expect({ done, different }).toEqual({ done, different: [] });
  expect(later.made).toEqual(pictures.made);
  expect(later.used.some((time) => time > start)).toBe(true);
}

/** Builds a random change; returns the build's steps, unless it started a new process, which has other steps. */
async function changeAndBuild(): Promise<ReadonlySet<string> | undefined> {
  const pid = site.builder.pid();
  const steps = new Set<string>();
  done.push(await site.edit());
  await site.build({
    onLine: (line) => {
      const step = stepIn(line);
      if (step !== undefined) steps.add(step);
    },
  });
  return pid === site.builder.pid() ? steps : undefined;
}

/** Makes a change and kills the builder after this step of its build, which must succeed nevertheless. */
async function buildKilledAfter(step: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    done.push(await site.edit());
    const pid = site.builder.pid();
    let killed = false;
    await site.build({
      onLine: (line) => {
        if (killed || pid === undefined || pid !== site.builder.pid() || stepIn(line) !== step) return;
        killed = true;
        process.kill(-pid, "SIGKILL");
      },
    });
    if (killed) {
      done.push(`a kill after ${step}`);
      return;
    }
  }
  throw new Error(`No build of ${ATTEMPTS} had the step "${step}".`);
}

test(
  `${STEPS} random changes and a builder killed mid-build give the release of a build from nothing, with no picture made twice`,
  async () => {
    const built: ReadonlySet<string>[] = [];
    for (let step = 1; step <= STEPS || (built.length < SAME && step <= STEPS + ATTEMPTS); step += 1) {
      const steps = await changeAndBuild();
      if (steps) built.push(steps);
      if (SOAK_STEPS) await expectClean();
    }
    // A step that only some changes need, such as resizing a picture, may not occur again.
    const [last = new Set<string>(), ...before] = built.slice(-SAME).reverse();
    const steps = [...last].filter((name) => before.every((names) => names.has(name)));
    expect(steps.length).toBeGreaterThan(3);
    const randomStep = Math.floor(random() * steps.length);
    for (const step of SOAK_STEPS ? steps : steps.slice(randomStep, randomStep + 1)) {
      await buildKilledAfter(step);
      await expectClean();
    }
  },
  PATIENCE,
);

interface PictureTimes {
  /** When each file was written. */
  made: number[];
  /** When a size of each picture was last requested. */
  used: number[];
}

async function pictureTimes(folder: string): Promise<PictureTimes> {
  const files = (await listFiles(folder)).map((file) => join(folder, file));
  const pictureFolders = [...new Set(files.map((file) => dirname(dirname(file))))];
  const changed = async (path: string) => (await stat(path)).mtimeMs;
  return {
    made: await Promise.all(files.map(changed)),
    used: await Promise.all(pictureFolders.map(changed)),
  };
}

/** `success createPages - 0.012s` → `createPages`. */
function stepIn(line: string): string | undefined {
  return /^success (.+?) - /.exec(line)?.[1];
}
