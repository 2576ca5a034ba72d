import type { Configuration } from "webpack";

type SplitChunks = NonNullable<Configuration["optimization"]>["splitChunks"];

/** Gatsby's chunk name of a page in `src/pages/`. */
const DEVELOPERS_PAGE = /^component---src-pages-/;

/** Parts that a visitor asks for: what they need is no reason for every page to load it. */
const ON_DEMAND: readonly unknown[] = ["calendar", "light"];

/**
 * Changes Gatsby's chunk splitting so that code needed by all layouts except the error page's is in the app's
 * chunk: every page loads both, and one file compresses better than two. Pages in `src/pages/` (their number is
 * `developersPages`) share code only among themselves, so that their dependencies move no module of another
 * page. Throws if Gatsby has different cache groups.
 */
export function withCommonsInApp(splitChunks: SplitChunks, developersPages = 0): SplitChunks {
  const { commons, shared, ...cacheGroups } = (splitChunks && splitChunks.cacheGroups) || {};
  if (!isGroup(commons) || commons.minChunks === undefined || !isGroup(shared)) {
    throw new Error(
      'Gatsby has no cache groups "commons" and "shared" any more: correct gatsby/inside/commons-in-app.ts.',
    );
  }
  const chunks = ({ name }: Chunk) => !isDevelopersPage(name);
  return {
    ...splitChunks,
    cacheGroups: {
      ...cacheGroups,
      commons: {
        ...commons,
        minChunks: commons.minChunks - 1 - developersPages,
        name: "app",
        chunks: ({ name }: Chunk) => !isDevelopersPage(name) && !ON_DEMAND.includes(name),
      },
      shared: { ...shared, chunks },
      pages: {
        name: "pages",
        minChunks: 2,
        priority: 10,
        reuseExistingChunk: true,
        chunks: ({ name }: Chunk) => isDevelopersPage(name),
      },
    },
  };
}

interface Chunk {
  name?: string | null | undefined;
}

function isDevelopersPage(name: Chunk["name"]): boolean {
  return typeof name === "string" && DEVELOPERS_PAGE.test(name);
}

function isGroup<Group>(group: Group): group is Extract<Group, { minChunks?: number | undefined }> {
  return typeof group === "object" && !(group instanceof RegExp);
}
