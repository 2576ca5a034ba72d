import type { Locator } from "playwright-core";
import { untilTrue } from "../until-true";

/**
 * Unfolds a row of a form in the desk's admin. The row's own button tells whether it is open: the fields of a row that closes are
 * still drawn for a moment.
 */
export async function openRow(row: Locator): Promise<void> {
  const toggle = row.locator(".collapsible__toggle").first();
  // An answer to the form that was on its way folds rows again.
  await untilTrue(async () => {
    const state = (await toggle.getAttribute("class")) ?? "";
    if (state.includes("--collapsed")) await toggle.click();
    return state.includes("--open");
  });
}
