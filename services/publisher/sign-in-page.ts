import { html } from "../host/html";
import { pageShell, type Shell } from "./page-shell";

/** The form that opens a session; `failed` says that what was typed is wrong. */
export function signInPage(shell: Shell, { failed }: { failed: boolean }): string {
  const { messages, locale } = shell;
  return pageShell(
    shell,
    html`<form method="post" action="/hooks/session?lang=${locale}">
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
