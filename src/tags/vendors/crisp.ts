import type { TagOf } from "../../../shared/tags/tags";
import type { RunningTag } from "../running-tag";
import { loadScript } from "./load-script";

declare global {
  interface Window {
    $crisp?: unknown[];
    CRISP_WEBSITE_ID?: string;
    CRISP_RUNTIME_CONFIG?: { locale: string };
  }
}

/** https://docs.crisp.chat/guides/chatbox-sdks/web-sdk/; a chat gets no events. */
export function startCrisp({ id }: TagOf<"crisp">): RunningTag {
  window.$crisp = [];
  window.CRISP_WEBSITE_ID = id;
  window.CRISP_RUNTIME_CONFIG = { locale: document.documentElement.lang };
  loadScript("https://client.crisp.chat/l.js");
  return { showPage: () => {}, tell: () => {} };
}
