import { type BuilderSite, startBuilderSite } from "../support/builder-site";
import { seededRandom } from "../support/seed";

const STEPS = Number(process.env.SOAK_STEPS ?? 60);
const PATIENCE = STEPS * 600_000;
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

test(
  "a builder that is killed in the middle of a change, and content that can't be read, cost nothing but time",
  async () => {
    const before = site.builder.pid();
    await site.edit();
    const killed = await site.build({
      onLine: (line) => {
        const pid = site.builder.pid();
        if (line.includes("source and transform nodes") && pid !== undefined && pid === before) {
          process.kill(-pid, "SIGKILL");
        }
      },
    });
    expect(site.builder.pid()).not.toBe(before);

    await site.forgetGoodCopies();
    await expect(site.build({ faults: () => DOWN })).rejects.toThrow(/\/v1\/menus\?\S+ \(status 503\)/);
    expect((await site.build()).id).toBe(killed.id);
    expect(killed.id).toBe((await site.buildClean()).id);
  },
  PATIENCE,
);
