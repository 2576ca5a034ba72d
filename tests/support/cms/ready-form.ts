import type { Page } from "playwright-core";

/** Opens a form of the admin, and resolves when it runs: what is typed or pressed before that is lost. */
export async function openForm(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url);
  // The browser draws a page by itself that the server failed to render.
  if (answer?.ok() === false) throw new Error(`${url} answered ${answer.status()}.`);
  await formReady(page);
}

/** Resolves when the form of the page runs, and nothing of it is being saved. */
export async function formReady(page: Page): Promise<void> {
  await page.locator('.collection-edit__form[data-form-ready="true"]').waitFor();
}
