import type { Release } from "../../services/release/make-release";
import { type BuilderSite, startBuilderSite } from "../support/builder-site";
import { seededRandom } from "../support/seed";

const STEPS = Number(process.env.SOAK_STEPS ?? 60);
const PATIENCE = STEPS * 600_000;
/** Changes of which one's build surely has any step. */
const ATTEMPTS = 10;
const DOWN = { status: 503, body: '{"message":"The database is away."}' };

const random = seededRandom();
let site: BuilderSite;
beforeAll(async () => {
  site = await startBuilderSite("builder", random);
  await site.build();
}, 900_000);
afterAll(() => site.stop());

test(
  `after each of ${STEPS} changes of chance the builder's release is that of a build from nothing`,
  async () => {
    const done: string[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      done.push(await site.edit());
      const { id, pages } = await site.build();
      const clean = await site.buildClean();
      expect({ done, pages, id }).toEqual({ done, pages: clean.pages, id: clean.id });
    }
  },
  PATIENCE,
);

/** Makes a change, and answers the steps of its build. */
async function stepsOfBuild(): Promise<Set<string>> {
  const steps = new Set<string>();
  await site.edit();
  await site.build({
    onLine: (line) => {
      const step = stepIn(line);
      if (step !== undefined) steps.add(step);
    },
  });
  return steps;
}

/** Makes a change, and kills the builder when it has done this step of its build; answers the release all the same. */
async function buildKilledAfter(step: string): Promise<Release> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await site.edit();
    const pid = site.builder.pid();
    let killed = false;
    const release = await site.build({
      onLine: (line) => {
        if (killed || pid === undefined || pid !== site.builder.pid() || stepIn(line) !== step) return;
        killed = true;
        process.kill(-pid, "SIGKILL");
      },
    });
    if (killed) return release;
  }
  throw new Error(`No build of ${ATTEMPTS} had the step "${step}".`);
}

test(
  "killed after any step of a build, the builder begins anew, and its release is that of a build from nothing",
  async () => {
    // A step that only some changes need, such as making a picture, may not come again.
    const [first, second] = [await stepsOfBuild(), await stepsOfBuild()];
    const steps = [...first].filter((step) => second.has(step));
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) {
      const { id } = await buildKilledAfter(step);
      expect({ step, id }).toEqual({ step, id: (await site.buildClean()).id });
    }
  },
  PATIENCE,
);

test(
  "content that can't be read costs nothing but time",
  async () => {
    const { id } = await site.build();
    await site.forgetGoodCopies();
    await expect(site.build({ faults: () => DOWN })).rejects.toThrow(/\/v1\/menus\?\S+ \(status 503\)/);
    expect((await site.build()).id).toBe(id);
    expect((await site.buildClean()).id).toBe(id);
  },
  PATIENCE,
);

/** `success createPages - 0.012s` → `createPages`. */
function stepIn(line: string): string | undefined {
  return /^success (.+?) - /.exec(line)?.[1];
}
