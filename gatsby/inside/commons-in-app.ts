import type { Configuration } from "webpack";

type SplitChunks = NonNullable<Configuration["optimization"]>["splitChunks"];

/**
 * Gatsby's splitting with what all layouts need, the error page's aside, in the app's own file: every page loads both,
 * and one compresses better than two. Throws where Gatsby has no group "commons" any more.
 */
export function withCommonsInApp(splitChunks: SplitChunks): SplitChunks {
  const { commons, ...cacheGroups } = (splitChunks && splitChunks.cacheGroups) || {};
  if (typeof commons !== "object" || commons instanceof RegExp || commons.minChunks === undefined) {
    throw new Error('Gatsby has no cache group "commons" any more: correct gatsby/inside/commons-in-app.ts.');
  }
  const minChunks = commons.minChunks - 1;
  return { ...splitChunks, cacheGroups: { ...cacheGroups, commons: { ...commons, minChunks, name: "app" } } };
}
