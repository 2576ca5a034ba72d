import type { Configuration } from "webpack";

type SplitChunks = NonNullable<Configuration["optimization"]>["splitChunks"];

/** The chunk of a page in `src/pages/`, as Gatsby names it. */
const DEVELOPERS_PAGE = /^component---src-pages-/;

/**
 * Gatsby's splitting with what all layouts need, the error page's aside, in the app's own file: every page loads both,
 * and one compresses better than two. Pages in `src/pages/`, of which there are `developersPages`, share among themselves
 * alone, so that nothing that they need moves a module of another page. Throws where Gatsby has other groups.
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
      commons: { ...commons, minChunks: commons.minChunks - 1 - developersPages, name: "app", chunks },
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
