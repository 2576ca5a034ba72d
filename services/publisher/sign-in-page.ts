import { html } from "../../toolkit/html";
import { pageShell, type Shell } from "./page-shell";

interface SignIn {
  failed: boolean;
  /** Path of the page it leads to; default: the status page. */
  to: string | undefined;
}

export function signInPage(shell: Shell, { failed, to }: SignIn): string {
  const { messages, locale } = shell;
  const query = new URLSearchParams({ lang: locale, ...(to !== undefined && { to }) });
  return pageShell(
    shell,
    html`<form method="post" action="/hooks/session?${query.toString()}">
      <label for="password">${messages.password}</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        ${failed && html`aria-invalid="true" aria-describedby="password-error"`}
      />
      ${failed && html`<p id="password-error" class="error" role="alert">${messages.wrongPassword}</p>`}
      <button>${messages.signIn}</button>
    </form>`,
  );
}
