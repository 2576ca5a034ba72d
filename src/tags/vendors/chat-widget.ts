import type { TagOf } from "../../../shared/tags/tags";
import type { RunningTag } from "../running-tag";
import { loadScript } from "./load-script";

/** A chat gets no events. */
export function startChatWidget({ url }: TagOf<"chatWidget">): RunningTag {
  loadScript(url);
  return { showPage: () => {}, tell: () => {} };
}
