/** What the app consists of, in the order in which it is evaluated: React first, then what needs it. */
const PARTS = [
  () => import(/* webpackMode: "eager" */ "./browser"),
  () => import(/* webpackMode: "eager", webpackExports: ["navigate"] */ "gatsby"),
  () => import(/* webpackMode: "eager" */ "page-frame"),
  () => import(/* webpackMode: "eager" */ "gatsby-app"),
];

/**
 * Evaluates the app's parts in tasks of their own, the first apart from the bundle's compilation, too: between two of them
 * the browser answers what a visitor does.
 */
async function start(): Promise<void> {
  for (const load of PARTS) {
    await new Promise((resolve) => setTimeout(resolve));
    await load();
  }
}

void start();
