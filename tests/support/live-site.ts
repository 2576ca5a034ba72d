import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PublisherStatus } from "../../services/publisher/status";
import { replaceInFile } from "./replace-in-file";
import { runCommand } from "./run-command";
import { untilTrue } from "./until-true";

/** The embedded hotel behind a real `npm start`, with a copy of its content to edit. */
export interface LiveSite {
  origin: string;
  /** Address of the status page that signs in. */
  statusPage: string;
  /** Replaces a text that occurs in a file of the content, as an editor's save does. */
  edit(file: string, text: string, replacement: string): Promise<void>;
  status(): Promise<PublisherStatus>;
  stop(): Promise<void>;
}

/** Starts the site in a folder with its code and caches; resolves when everything is built and live. */
export async function startLiveSite(directory: string): Promise<LiveSite> {
  const folder = resolve(".test-sites/live");
  await rm(folder, { recursive: true, force: true });
  await cp("content", join(folder, "content"), { recursive: true });
  const start = runCommand(directory, "start", {
    PORT: "0",
    HOTEL_FILE: join(folder, "content/hotel.json"),
    RELEASES_DIR: join(folder, "releases"),
    DATA_DIR: join(folder, "data"),
    RELEASE_COMPRESSION: "none",
  });
  await start.says("Ctrl-C ends it.");
  const origin = /^ {2}en {2}(http:\/\/\S+?)\/?$/m.exec(start.output())?.[1] ?? "";
  const [statusPage = ""] = /http\S+\/hooks\/session\S+/.exec(start.output()) ?? [];
  const authorization = `Bearer ${new URL(statusPage).searchParams.get("token")}`;
  const status = async (): Promise<PublisherStatus> =>
    (await fetch(`${origin}/hooks/status`, { headers: { authorization } })).json();
  await untilTrue(async () => (await status()).running === null);
  return {
    origin,
    statusPage,
    status,
    edit: (file, text, replacement) => replaceInFile(join(folder, "content", file), text, replacement),
    stop: async () => {
      start.child.kill();
      await start.ended;
    },
  };
}

interface Edit {
  file: string;
  text: string;
  replacement: string;
  /** Path of a page that shows the replacement then. */
  page: string;
}

/** Saves an edit; answers after how many seconds a visitor gets it. */
export async function secondsUntilLive(
  site: LiveSite,
  { file, text, replacement, page }: Edit,
): Promise<number> {
  const start = performance.now();
  await site.edit(file, text, replacement);
  await untilTrue(async () => (await htmlOf(site, page)).includes(replacement));
  return (performance.now() - start) / 1000;
}

/** The text of a page's `h1`. */
export async function headingOf(site: LiveSite, page: string): Promise<string> {
  const [, heading] = /<h1[^>]*>([^<]+)/.exec(await htmlOf(site, page)) ?? [];
  if (heading === undefined) throw new Error(`${site.origin}${page} has no heading.`);
  return heading;
}

async function htmlOf(site: LiveSite, page: string): Promise<string> {
  return (await fetch(site.origin + page)).text();
}
