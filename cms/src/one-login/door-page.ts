import type { PayloadRequest } from "payload";
import { adminLocale } from "../../../shared/admin-locales";
import { doorWords } from "../doors/door-words";

const STATUSES = { arrived: 200, returned: 200, noPass: 403, noAccount: 403, ownCode: 403 };

/**
 * Page shown when moving between two hotels' CMS: it continues automatically, or explains why it can't. A page rather
 * than a redirect, because browsers send the `SameSite=Strict` session cookie only from pages of this CMS.
 */
export function doorPage(
  { payload, i18n }: PayloadRequest,
  outcome: keyof typeof STATUSES,
  headers: Record<string, string> = {},
): Response {
  const { admin } = payload.config.routes;
  const { oneLogin } = doorWords(i18n.language);
  const isOpen = STATUSES[outcome] === 200;
  const refresh = isOpen ? `<meta http-equiv="refresh" content="0;url=${admin}">` : "";
  const way = isOpen ? oneLogin.goOn : oneLogin.signIn;
  const html = `<!doctype html>
<html lang="${adminLocale(i18n.language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh}
<title>${oneLogin.title}</title>
<style>:root { color-scheme: light dark; } body { max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui; }</style>
<main>
<h1>${oneLogin.title}</h1>
<p>${oneLogin[outcome]}</p>
<p><a href="${admin}">${way}</a></p>
</main>
</html>
`;
  return new Response(html, {
    status: STATUSES[outcome],
    headers: { ...headers, "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
