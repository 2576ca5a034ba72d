import { realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Builder, createBuilder } from "../../../../gatsby/builder/builder";
import { installGatsby } from "../../../support/publisher/stand-in-site";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

/** Stub of a kept Gatsby process, which builds immediately and on each message. */
const KEPT = `
process.on("message", globalThis.tellBuilt);
setTimeout(globalThis.tellBuilt);
`;
/** Loaded before the code that takes the IPC channel away from Gatsby. */
const TELL = `const send = process.send?.bind(process); globalThis.tellBuilt = () => send({ type: "built", memory: 50 });`;

let builder: Builder;

afterEach(() => builder.stop());

test("a kept process exits after a time without builds, and the next build starts another", async () => {
  const folder = await realpath(await temporaryFolder());
  await installGatsby(folder, KEPT);
  const tell = join(folder, "tell.cjs");
  await writeFile(tell, TELL);
  builder = createBuilder({ directory: folder, maxMemory: 1_000, idleTime: 500 });
  const build = () =>
    builder.build({ environment: { NODE_OPTIONS: `--require ${tell}` }, onLine: () => undefined });

  await build();
  const first = builder.pid();
  await build();
  expect(builder.pid()).toBe(first);
  await untilTrue(() => builder.pid() === undefined);
  await build();
  expect(builder.pid()).not.toBe(first);
});
