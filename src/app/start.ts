/** The app's parts in evaluation order: React first, then what depends on it. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ "./browser"),
  () => import(/* webpackMode: "eager", webpackExports: ["navigate"] */ "gatsby"),
  () => import(/* webpackMode: "eager" */ "page-frame"),
  () => import(/* webpackMode: "eager" */ "gatsby-app"),
];

/**
 * Evaluates the app's parts in separate tasks, the first also apart from compiling the bundle, so that the browser
 * can handle input in between.
 */
async function start(): Promise<void> {
  for (const load of PARTS) {
    await new Promise((resolve) => setTimeout(resolve));
    await load();
  }
}

void start();
