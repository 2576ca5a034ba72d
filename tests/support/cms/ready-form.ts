import type { Page } from "playwright-core";

/** Opens a form of the admin and resolves when it is interactive: any earlier input is lost. */
export async function openForm(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url);
  // The browser renders the page even if the server failed to.
  if (answer?.ok() === false) throw new Error(`${url} answered ${answer.status()}.`);
  await formReady(page);
}

/** Resolves when the page's form is interactive and isn't being saved. */
export async function formReady(page: Page): Promise<void> {
  await page.locator('.collection-edit__form[data-form-ready="true"]').waitFor();
}
