import { createChromium } from "./chromium";
import type { Engine } from "./engine";
import { createFirefox, findFirefox } from "./firefox";
import { createWebkit, hasWebkit } from "./webkit";

/** Debian packages to install for a missing engine. */
const PACKAGES = {
  Firefox: "firefox-esr",
  WebKit: "xvfb webkit2gtk-driver python3-gi gir1.2-webkit2-4.1 hyphen-de",
};

const firefox = findFirefox();
const engines: Engine[] = [createChromium()];
const missing: (keyof typeof PACKAGES)[] = [];
if (firefox) engines.push(createFirefox(firefox));
else missing.push("Firefox");
if (hasWebkit()) engines.push(createWebkit());
else missing.push("WebKit");

/** Every engine on this machine, for `describe.each`. */
export const ENGINES = engines.map((engine) => [engine.name, engine] as const);

/** For tests whose cases the browser tests already cover in Chromium. */
export const OTHER_ENGINES = ENGINES.filter(([name]) => name !== "Chromium");

afterAll(() => Promise.all(engines.map((engine) => engine.close())));

for (const name of missing) {
  const remedy = `${name} is not installed (apt-get install ${PACKAGES[name]})`;
  // Continuous integration has all three; elsewhere a missing one is listed as a skipped test.
  if (process.env.CI) test(name, () => Promise.reject(new Error(`${remedy}.`)));
  else test.skip(`${remedy}, so no page is seen in it`, () => undefined);
}
