import type { Environment } from "../../shared/environment";
import type { Levels } from "../content-report/levels";
import type { PublisherSettings } from "./settings";

/** A site that this machine builds and publishes. */
export interface SiteOptions {
  environment: Environment;
  settings: PublisherSettings;
  /** Folder that the site's code is copied to and built in; default: the environment's. */
  directory?: string;
  /** Resolves when a build may start; default: at once. */
  after?: () => Promise<void>;
  /** URL that serves the releases to visitors; default: SITE_URL. */
  address?: string;
  /** Set for builds with drafts: each page says so, and pages at this origin may frame them. */
  preview?: { framedBy: string };
  /** Base URL of the content API; read for each build, because the embedded one may not listen yet. */
  contentApiUrl: () => string;
  /** Severity of each kind of finding in the content report. */
  levels: Levels;
  log: (message: string) => void;
  /** Receives each line of Gatsby's output. */
  onLine?: (line: string) => void;
}
