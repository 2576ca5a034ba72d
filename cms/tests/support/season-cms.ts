import { openCms, type TestedCms } from "./cms";
import { listen, type ListeningSite } from "./site";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

interface SeasonCms {
  site: ListeningSite;
  cms: TestedCms;
  close(): Promise<void>;
}

/** A CMS with its own database, where no other test leaves drafts, and the site that it notifies. */
export async function openSeasonCms(environment: Record<string, string> = {}): Promise<SeasonCms> {
  const site = await listen(SECRET);
  const cms = await openCms({
    ...environment,
    WEBHOOK_URL: site.url,
    WEBHOOK_SECRET: SECRET,
    CMS_PREVIEW_TOKEN: "the-token-of-the-preview-build",
  });
  return {
    site,
    cms,
    close: async () => {
      await cms.close();
      await site.close();
    },
  };
}
