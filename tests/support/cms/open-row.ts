import type { Locator } from "playwright-core";

/**
 * Unfolds a row of a form in the desk's admin. The row's own button tells whether it is open: the fields of a row that closes are
 * still drawn for a moment.
 */
export async function openRow(row: Locator): Promise<void> {
  const toggle = row.locator(".collapsible__toggle").first();
  await toggle.waitFor();
  if (((await toggle.getAttribute("class")) ?? "").includes("--collapsed")) await toggle.click();
  await row.locator(".collapsible__toggle[class*='--open']").first().waitFor();
}
