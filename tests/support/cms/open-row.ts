import type { Locator } from "playwright-core";
import { untilTrue } from "../until-true";

/**
 * Expands a row of a form in the desk's admin. Only the row's toggle shows reliably whether it is open: the fields of a
 * collapsing row stay visible for a moment.
 */
export async function openRow(row: Locator): Promise<void> {
  const toggle = row.locator(".collapsible__toggle").first();
  await untilTrue(async () => {
    const state = (await toggle.getAttribute("class")) ?? "";
    if (state.includes("--collapsed")) await toggle.click();
    return state.includes("--open");
  });
}
