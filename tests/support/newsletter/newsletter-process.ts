import { readRows, SIGNUP_PATH } from "../newsletter-server";
import { runCommand } from "../run-command";

/** The content server with its newsletter in its own process, so that it can be killed. */
export async function startProcess(dataDir: string) {
  const command = runCommand(".", "content-server/main", {
    PORT: "0",
    DATA_DIR: dataDir,
    NEWSLETTER_SIGNUPS_PER_MINUTE: "1000000",
    NEWSLETTER_MAILS_PER_HOUR: "1000000",
  });
  await command.says("Content API on ");
  const [url = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(command.output()) ?? [];
  const end = async () => {
    command.child.kill();
    await command.ended;
  };
  return { ...command, url, end };
}

export async function isAcknowledged(url: string, email: string): Promise<boolean> {
  const answer = await fetch(`${url}${SIGNUP_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, terms: true, propertyId: "1", locale: "en" }),
  }).catch(() => undefined);
  return answer?.status === 204;
}

export async function storedIn(dataDir: string): Promise<string[]> {
  return (await readRows(`file:${dataDir}/newsletter.db`)).map(({ email }) => String(email));
}
