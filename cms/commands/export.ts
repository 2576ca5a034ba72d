import { resolve } from "node:path";
import { writeFolder } from "../../content-folder/write-folder";
import { parseEnvironment } from "../src/environment";
import { portableContent } from "../src/seed/portable-content";
import { run } from "./open";

/** `npm run cms:export -- <folder>`: writes published and scheduled content as a content folder. */
await run(async (payload, [target]) => {
  if (target === undefined) throw new Error("Name the folder: npm run cms:export -- ../exported-content");
  const folder = resolve(process.env.INIT_CWD ?? ".", target);
  const content = await portableContent(payload);
  await writeFolder(folder, content, parseEnvironment(process.env).mediaDir);
  console.log(
    `${content.pages.size} pages, ${content.rooms.size} rooms and ${content.pictures.length} pictures are in ${folder}.`,
  );
});
