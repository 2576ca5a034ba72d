import { cp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PublisherStatus } from "../../services/publisher/status";
import { replaceInFile } from "./replace-in-file";
import { runCommand } from "./run-command";
import { untilTrue } from "./until-true";

/** A live embedded hotel, with a copy of its content to edit. */
export interface LiveSite {
  origin: string;
  contentDir: string;
}

interface Running {
  site: LiveSite;
  releasesDir: string;
  stop(): Promise<void>;
}

const FOLDER = resolve(".test-sites/live");
const CONTENT = join(FOLDER, "content");
const RELEASES = join(FOLDER, "releases");
const HOTEL_FILE = join(CONTENT, "hotel.json");
/** The publisher's configured token, which its status page accepts, too. */
export const LIVE_TOKEN = "a-token-of-the-live-site";

/** Runs `npm start` in a folder with the site's code and caches; resolves when everything is built and live. */
export async function startLiveSite(directory: string): Promise<Running> {
  await copyContent();
  return start(directory, {});
}

/** The same with content from `npm run content-server`, as if remote: only the webhook announces changes. */
export async function startPublishedSite(directory: string): Promise<Running> {
  await copyContent();
  const server = runCommand(".", "content-server/main", {
    PORT: "0",
    HOTEL_FILE,
    DATA_DIR: join(FOLDER, "content-server"),
  });
  await server.says("Content API on");
  const [, api = ""] = /^Content API on (http\S+),/m.exec(server.output()) ?? [];
  const running = await start(directory, { CONTENT_API_URL: api });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      server.child.kill();
      await server.ended;
    },
  };
}

async function copyContent(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await cp("content", CONTENT, { recursive: true });
}

async function start(directory: string, environment: Record<string, string>): Promise<Running> {
  const command = runCommand(directory, "start", {
    PORT: "0",
    HOTEL_FILE,
    RELEASES_DIR: RELEASES,
    DATA_DIR: join(FOLDER, "data"),
    WEBHOOK_TOKEN: LIVE_TOKEN,
    ...environment,
  });
  await command.says("Ctrl-C ends it.");
  const origin = /^ {2}en {2}(http:\/\/\S+?)\/?$/m.exec(command.output())?.[1] ?? "";
  const site = { origin, contentDir: CONTENT };
  await untilTrue(async () => (await statusOf(site)).running === null);
  return {
    site,
    releasesDir: RELEASES,
    stop: async () => {
      command.child.kill();
      await command.ended;
    },
  };
}

/** Replaces text in a content file, like an editor's save. */
export function editContent({ contentDir }: LiveSite, file: string, text: string, replacement: string) {
  return replaceInFile(join(contentDir, file), text, replacement);
}

/** Headers with which a content server authenticates to the publisher. */
export const SIGNED_IN = { authorization: `Bearer ${LIVE_TOKEN}` };

export async function statusOf(site: LiveSite): Promise<PublisherStatus> {
  const response = await fetch(`${site.origin}/hooks/status`, { headers: SIGNED_IN });
  return response.json();
}

interface Edit {
  file: string;
  text: string;
  replacement: string;
  /** Path of a page that then shows the replacement. */
  page: string;
}

/** Saves an edit and returns the seconds until a visitor gets it. */
export async function secondsUntilLive(
  site: LiveSite,
  { file, text, replacement, page }: Edit,
): Promise<number> {
  const start = performance.now();
  await editContent(site, file, text, replacement);
  await untilTrue(async () => (await htmlOf(site, page)).includes(replacement));
  return (performance.now() - start) / 1000;
}

/** The text of a page's `h1`. */
export async function headingOf(site: LiveSite, page: string): Promise<string> {
  const [, heading] = /<h1[^>]*>([^<]+)/.exec(await htmlOf(site, page)) ?? [];
  if (heading === undefined) throw new Error(`${site.origin}${page} has no heading.`);
  return heading;
}

export async function htmlOf(site: LiveSite, page: string): Promise<string> {
  return (await fetch(site.origin + page)).text();
}
