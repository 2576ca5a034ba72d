import type { Page } from "playwright-core";

/** Fills in and submits the CMS's login form. */
export async function sendLogin(page: Page, email: string, password: string): Promise<void> {
  await page.fill("#field-email", email);
  await page.fill("#field-password", password);
  await page.click("button[type=submit]");
}

/** Signs in to the CMS at this address and waits for its dashboard or a translator's first view. */
export async function signIn(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  await sendLogin(page, email, password);
  await page.waitForURL(/\/admin(\/translations)?$/);
}
