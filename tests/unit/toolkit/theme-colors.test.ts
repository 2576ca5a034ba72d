import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readThemeColors } from "../../../toolkit/theme-colors";
import { temporaryFolder } from "../../support/temporary-folder";

const NEUTRAL_ACTION = "#333333";

async function tokensFile(change: (tokens: string) => string): Promise<string> {
  const file = join(await temporaryFolder(), "tokens.json");
  await writeFile(file, change(await readFile("content/tokens.json", "utf8")));
  return file;
}

test("the colours are those of the hotel's light tone", () => {
  expect(readThemeColors("content/tokens.json")).toMatchObject({ action: "#1D4F46" });
});

test("dark pages get the colours of the hotel's night", () => {
  expect(readThemeColors("content/tokens.json", "_toneNight")).toMatchObject({
    bg: "#08262D",
    fg: "#F6F3EC",
    action: "#E3C9A0",
  });
});

test("a hotel without a tokens file gets the neutral colours", () => {
  expect(readThemeColors("content/none.json")).toMatchObject({
    action: NEUTRAL_ACTION,
    "action.fg": "#FFFFFF",
  });
});

test("an invalid tokens file does not prevent a page from being shown", async () => {
  expect(readThemeColors(await tokensFile(() => "{"))).toMatchObject({ action: NEUTRAL_ACTION });
});

test("a value that is not a colour never reaches a page", async () => {
  const file = await tokensFile((tokens) => tokens.replace("#1D4F46", "red}</style><script>"));
  const colors = readThemeColors(file);
  expect(colors.action).toBe(NEUTRAL_ACTION);
  expect(Object.values(colors).join()).not.toContain("<");
});
