import type { BrowserContext } from "playwright-core";

/** A request to a third-party service. */
export interface TagRequest {
  host: string;
  url: URL;
}

/** Stub script of each service: the endpoint of its calls, its cookie, and how it takes over the queue. */
const SCRIPTS: Readonly<Record<string, string>> = {
  "plausible.birchlake.example": stub("https://plausible.birchlake.example/api/event", "", [
    `const queue = plausible.q; plausible = (name, options) => say(name, options?.u ?? ""); for (const call of queue) plausible(...call);`,
  ]),
  "matomo.birchlake.example": stub("https://matomo.birchlake.example/matomo.php", "_pk_id.7.1fff", [
    `let url = ""; const run = ([name, ...rest]) => {
      if (name === "setCustomUrl") url = rest[0];
      if (name === "trackPageView") say("pageview", url);
      if (name === "trackEvent") say(rest[1], "");
    };
    const queue = _paq; _paq = { push: (...calls) => calls.forEach(run) }; queue.forEach(run);`,
  ]),
  "www.googletagmanager.com": stub("https://www.google-analytics.com/g/collect", "_ga", [
    `const run = (call) => {
      if (Object.prototype.toString.call(call) !== "[object Arguments]") return;
      const [name, what, data] = call;
      if (name === "event") say(what === "page_view" ? "pageview" : what, data.page_location ?? "", data.send_to);
      if (name === "consent") say("consent " + what, JSON.stringify(data));
      if (name === "config" && what.startsWith("AW")) keep("_gcl_au");
    };
    dataLayer.forEach(run); dataLayer.push = run;`,
  ]),
  "connect.facebook.net": stub("https://www.facebook.com/tr", "_fbp", [
    `fbq.callMethod = (name, id, event) => { if (name.startsWith("track")) say(event === "PageView" ? "pageview" : event, location.href); };
    for (const call of fbq.queue) fbq.callMethod(...call);`,
  ]),
  "mc.yandex.ru": stub("https://mc.yandex.ru/watch", "_ym_uid", [
    `localStorage.setItem("_ym_retryReqs", "{}");
    const queue = ym.a; ym = (id, name, what) => { if (name !== "init") say(name === "hit" ? "pageview" : what, name === "hit" ? what : ""); };
    for (const call of queue) ym(...call);
    new WebSocket("wss://mc.yandex.ru/solid.ws");`,
  ]),
  "client.crisp.chat": stub("https://client.crisp.chat/settings", "crisp-client/session", [
    `say("start " + CRISP_WEBSITE_ID + " " + CRISP_RUNTIME_CONFIG.locale, "");
    const sheet = document.createElement("link"); sheet.rel = "stylesheet"; sheet.href = "https://client.crisp.chat/chat.css"; document.head.append(sheet);
    const face = new Image(); face.src = "https://image.crisp.chat/face.png";
    new WebSocket("wss://client.relay.crisp.chat/");`,
  ]),
};

/** Hosts of the scripts that a site with all services loads. */
export const TAG_HOSTS = Object.keys(SCRIPTS).sort();

/** The error page's chat, of which only the URL is known. */
export const CHAT_WIDGET_URL = "https://chat.birchlake.example/widget.js?site=7";

/** Behaves badly on purpose: sets its cookie with every call, and once more with a final beacon on pagehide. */
function stub(endpoint: string, cookie: string, lines: readonly string[]): string {
  return `(() => {
    const keep = (name) => { if (name) document.cookie = name + "=1; Path=/; Max-Age=3600"; };
    const say = (name, url, id = "") => { keep(${JSON.stringify(cookie)}); navigator.sendBeacon(${JSON.stringify(endpoint)} + "?" + new URLSearchParams({ name, url, id, title: document.title })); };
    addEventListener("pagehide", () => say("bye", ""));
    ${lines.join("\n")}
  })()`;
}

/** Responds for every host but the site's own and records the requests. None leaves the machine. */
export async function serveTags(context: BrowserContext): Promise<TagRequest[]> {
  const requests: TagRequest[] = [];
  await context.route(/^https:/, async (route) => {
    const url = new URL(route.request().url());
    requests.push({ host: url.host, url });
    const script = route.request().resourceType() === "script" ? SCRIPTS[url.host] : undefined;
    await (script === undefined
      ? route.fulfill({ status: 204 })
      : route.fulfill({ contentType: "text/javascript", body: script }));
  });
  await context.routeWebSocket(/^wss:/, (socket) => {
    const url = new URL(socket.url());
    requests.push({ host: url.host, url });
  });
  return requests;
}

/** Names of the calls a service received: `pageview`, `book`. */
export function callsTo(requests: readonly TagRequest[], host: string): string[] {
  return requests
    .filter((request) => request.host === host)
    .flatMap(({ url }) => url.searchParams.get("name") ?? []);
}
