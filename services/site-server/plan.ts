import { lookAtRelease } from "../release/health";
import { type Fact, versionFact } from "../../toolkit/plan";

interface SiteServer {
  siteUrl: string;
  /** Undefined: loopback. */
  host: string | undefined;
  port: number;
  folder: string;
}

/** Describes what a site server will do. */
export async function siteServerPlan({ siteUrl, host, port, folder }: SiteServer): Promise<Fact[]> {
  return [
    versionFact(),
    { what: "Public address", says: siteUrl },
    { what: "Listens on", says: `port ${port} of ${host ?? "this machine alone (HOST is not set)"}` },
    await releaseFact(folder),
  ];
}

async function releaseFact(folder: string): Promise<Fact> {
  const what = "Release";
  const { fault, facts } = await lookAtRelease(folder, Date.now());
  if (fault !== undefined) return { what, says: `${folder}, where there is none yet`, isFault: true };
  return { what, says: `${folder}, made ${String(facts.made)}` };
}
