import { SITE, type GateSettings } from "../shared/site";
import { inlineScript } from "./inline-script";

declare global {
  /** The gate's script in the code that renders pages: put in by the build. */
  const __GATE_SCRIPT__: string;
}

/** The language gate as one inline script, which one hash in the CSP covers on all pages. */
export function gateScript({ redirectOn, fallbackLocale, localeCookie }: GateSettings = SITE): string {
  const settings = JSON.stringify({ redirectOn, fallbackLocale, localeCookie });
  return inlineScript(`import { runGate } from "./src/locale/gate"; runGate(window, ${settings});`);
}
