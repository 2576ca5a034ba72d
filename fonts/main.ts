import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runMain } from "../toolkit/run-main";
import { cutFonts } from "./cut-fonts";

const FOLDER = join(__dirname, "cut");

/** `npm run fonts`: writes the font subsets, which are committed. */
async function main(): Promise<void> {
  for (const { name, content } of await cutFonts()) {
    await writeFile(join(FOLDER, name), content);
    console.log(`${name}: ${content.length} bytes`);
  }
}

void runMain(main);
