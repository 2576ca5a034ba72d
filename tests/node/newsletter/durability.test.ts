import { mailFolder } from "../../../services/newsletter/mailer";
import { writtenMails } from "../../support/newsletter/mail";
import { isAcknowledged, startProcess, storedIn } from "../../support/newsletter/newsletter-process";
import { temporaryFolder } from "../../support/temporary-folder";
import { untilTrue } from "../../support/until-true";

const VISITORS = 200;

test("kill -9 with 200 signups in flight loses no acknowledged address and none of the mails", async () => {
  const dataDir = await temporaryFolder();
  const first = await startProcess(dataDir);
  const acknowledged = new Set<string>();
  let lost = 0;

  const visit = async (visitor: number) => {
    for (let count = 0; ; count++) {
      const email = `visitor-${visitor}-${count}@example.com`;
      if (!(await isAcknowledged(first.url, email))) {
        lost++;
        return;
      }
      acknowledged.add(email);
      if (acknowledged.size === VISITORS) first.child.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  await first.ended;
  expect(lost).toBe(VISITORS);
  expect(acknowledged.size).toBeGreaterThanOrEqual(VISITORS);

  const second = await startProcess(dataDir);
  try {
    const stored = await storedIn(dataDir);
    expect(stored.filter((email) => acknowledged.has(email)).sort()).toEqual([...acknowledged].sort());

    let mailed = new Set<string>();
    await untilTrue(async () => {
      mailed = new Set((await writtenMails(mailFolder(dataDir))).map(({ to }) => to));
      return mailed.size >= stored.length;
    });
    expect([...mailed].sort()).toEqual([...stored].sort());
  } finally {
    await second.end();
  }
});
