import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { lockFolder } from "../../../../toolkit/lock-folder";
import { temporaryFolder } from "../../../support/temporary-folder";

test.each([
  ["a short name", "releases"],
  ["a name of signs", "Otel İşi #1 100%?x=1"],
  ["a long name", join("a".repeat(60), "b".repeat(60))],
])("a folder with %s has one lock, which can be released", async (_, name) => {
  const folder = join(await temporaryFolder(), name);
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder, "taken");
  expect(await readdir(folder)).toContain(".writer-lock");
  await expect(lockFolder(folder, "taken.")).rejects.toThrow(
    new RegExp(
      `^taken\\. It is process ${process.pid} \\(.+\\), since 20\\d\\d-.+Z: kill ${process.pid} ends it\\.$`,
    ),
  );
  await unlock();
  await (
    await lockFolder(folder, "taken")
  )();
});

/** Only root can start a process as another user. */
const testAsRoot = process.getuid?.() === 0 ? test : test.skip;

testAsRoot(
  "another user can't take a lock that is held, not even in a folder that everybody may write",
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o777);
    const unlock = await lockFolder(folder, "taken");
    const take = `require("${resolve("toolkit/lock-folder.ts")}").lockFolder("${folder}", "taken")`;
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", resolve("node_modules/tsx/dist/loader.mjs"), "--eval", take],
      { uid: 65_534, gid: 65_534, encoding: "utf8" },
    );
    expect(status).toBe(1);
    expect(stderr).toContain(`Error: ${join(folder, ".writer-lock")} can't be locked (`);
    await unlock();
  },
);

const ROUNDS = 12;
const CONTENDERS = 3;

async function startContender(folder: string): Promise<ChildProcess> {
  const contender = fork("tests/all/node/toolkit/lock-process.ts", [folder], {
    execArgv: ["--import", "tsx"],
  });
  await once(contender, "message");
  return contender;
}

async function answerOf(contender: ChildProcess): Promise<unknown> {
  const [answer] = await once(contender, "message");
  return answer;
}

test("a lock whose owner was killed gets one new owner, however many compete for it", async () => {
  const folder = await temporaryFolder();
  let contenders = await Promise.all(Array.from({ length: CONTENDERS }, () => startContender(folder)));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = contenders.map(answerOf);
      for (const contender of contenders) contender.send("take");
      const said = await Promise.all(answers);
      expect({ round, said: [...said].sort() }).toEqual({ round, said: ["owner", "taken", "taken"] });

      const owner = contenders[said.indexOf("owner")];
      const next = startContender(folder);
      const ended = owner && once(owner, "exit");
      owner?.kill("SIGKILL");
      await ended;
      contenders = [...contenders.filter((contender) => contender !== owner), await next];
    }
  } finally {
    for (const contender of contenders) contender.kill("SIGKILL");
  }
});
