import { resolve } from "node:path";
import { writeFolder } from "../../content-folder/write-folder";
import { portableContent } from "../src/seed/portable-content";
import { withDatabase } from "./kept-data";
import { openPayload } from "./open";
import { run } from "./run";

/** `npm run cms:export -- <folder>`: writes published and scheduled content as a content folder. */
await run(async ([target]) => {
  if (target === undefined) throw new Error("Name the folder: npm run cms:export -- ../exported-content");
  const { mediaDir } = withDatabase();
  const folder = resolve(process.env.INIT_CWD ?? ".", target);
  const content = await portableContent(await openPayload());
  await writeFolder(folder, content, mediaDir);
  console.log(
    `${content.pages.size} pages, ${content.rooms.size} rooms and ${content.pictures.length} pictures are in ${folder}.`,
  );
});
