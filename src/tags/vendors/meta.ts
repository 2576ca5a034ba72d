import type { TagOf } from "../../../shared/tags/tags";
import type { RunningTag } from "../running-tag";
import { loadScript } from "./load-script";

interface Fbq {
  (...call: unknown[]): void;
  /** Set by Meta's script. */
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/**
 * https://developers.facebook.com/docs/meta-pixel/get-started; navigations are reported to it, and its automatic
 * tracking of forms and buttons is off.
 */
export function startMeta({ id }: TagOf<"metaPixel">): RunningTag {
  const queue: unknown[][] = [];
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else queue.push(call);
    },
    { queue, push: undefined, loaded: true, version: "2.0", disablePushState: true },
  );
  fbq.push = fbq;
  window.fbq = window._fbq = fbq;
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  loadScript("https://connect.facebook.net/en_US/fbevents.js");
  return {
    showPage: () => fbq("trackSingle", id, "PageView"),
    tell: (event) => fbq("trackSingleCustom", id, event),
  };
}
