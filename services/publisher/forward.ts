import { fullMessageOf } from "../../shared/errors";
import type { Job, Outcome } from "./job";
import type { HookDestination } from "./settings";

const TIMEOUT = 30_000;

/** Forwards the signal to a host's own build hook: the site is then built there instead of here. */
export function forwardTo(destination: HookDestination): (job: Job) => Promise<Outcome> {
  return async (job) => {
    job.step("forward");
    const { url, init } = hookRequest(destination, job.id);
    const signal = AbortSignal.any([job.signal, AbortSignal.timeout(TIMEOUT)]);
    const response = await fetch(url, { ...init, method: "POST", signal }).catch((error: unknown) => {
      job.signal.throwIfAborted();
      // Omits the URL: anyone who knows a build hook's URL can call it.
      throw new Error(
        `The build hook of ${destination.name} could not be reached (${fullMessageOf(error)}).`,
      );
    });
    const body = await response.text();
    if (!response.ok) {
      throw new Error(
        `The build hook of ${destination.name} answered ${response.status} ${body.slice(0, 200)}. ` +
          "Check PUBLISH_HOOK_URL and PUBLISH_HOOK_TOKEN.",
      );
    }
    job.line(`The build hook of ${destination.name} answered ${response.status}.`);
    return { state: "forwarded" };
  };
}

/** The request that each host expects. */
function hookRequest({ name, url, token }: HookDestination, id: string): { url: string; init: RequestInit } {
  switch (name) {
    case "netlify": {
      const titled = new URL(url);
      titled.searchParams.set("trigger_title", `Content change ${id}`);
      return { url: titled.href, init: { body: "{}" } };
    }
    case "cloudflare":
      return { url, init: {} };
    case "github":
      return {
        url,
        init: {
          headers: {
            Accept: "application/vnd.github+json",
            Authorization: `Bearer ${token}`,
            "User-Agent": "publisher",
          },
          body: JSON.stringify({ event_type: "content", client_payload: { build: id } }),
        },
      };
  }
}
