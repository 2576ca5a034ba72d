import type { TagOf } from "../../../shared/tags/tags";
import type { RunningTag } from "../running-tag";
import { gtag } from "./google-queue";
import { loadScript } from "./load-script";

const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};
const GRANTED = {
  measuring: { analytics_storage: "granted" },
  marketing: { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted" },
  chat: {},
};

let isLoaded = false;

/**
 * https://developers.google.com/tag-platform/gtagjs and, for permissions, consent mode v2:
 * https://developers.google.com/tag-platform/security/guides/consent. One script serves Analytics and Ads; each
 * grants only what its own purpose needs.
 */
export function startGoogle({ vendor, id, purpose }: TagOf<"googleAnalytics" | "googleAds">): RunningTag {
  const counts = vendor === "googleAnalytics";
  if (!isLoaded) {
    isLoaded = true;
    gtag("consent", "default", DENIED);
    gtag("js", new Date());
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  }
  gtag("consent", "update", {
    ...(counts && GRANTED.measuring),
    ...GRANTED[purpose],
  });
  gtag("config", id, { send_page_view: false });
  return {
    showPage: ({ url, title, referrer }) =>
      gtag("event", "page_view", {
        page_location: url,
        page_title: title,
        page_referrer: referrer,
        send_to: id,
      }),
    tell: (event) => gtag("event", event, { send_to: id }),
  };
}
