import { SITE } from "../shared/site";
import { inlineScript } from "./inline-script";

declare global {
  /** The loader's script in the code that renders pages: put in by the build. */
  const __APP_LOADER_SCRIPT__: string;
}

/** What runs before the app, and its loader, as one inline script, which one hash in the CSP covers on all pages. */
export function appLoaderScript({ navbarScrollThreshold } = SITE): string {
  return inlineScript(
    `import { answerCommands } from "./src/chrome/answer-commands";
     import { lightenFirstFrame } from "./src/chrome/first-frame";
     import { watchScrolled } from "./src/chrome/scrolled-state";
     import { loadAppLater } from "./src/before-app/app-loader";
     import { spellAddress } from "./src/before-app/routable-path";
     import { leaveScrollToBrowser } from "./src/before-app/scroll-restoration";
     lightenFirstFrame(window);
     spellAddress(window);
     leaveScrollToBrowser(window);
     watchScrolled(window, ${navbarScrollThreshold});
     answerCommands(window, "command" in HTMLButtonElement.prototype);
     loadAppLater();`,
  );
}
