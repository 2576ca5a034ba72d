import { textsOf } from "../texts";
import { keyedRows, keys, linkTarget, words } from "./fields";
import { rowNumber } from "./figures";
import { translatedGlobal } from "./translated-global";
import { positiveInteger } from "../../../content-folder/numbers";
import { SECTION_WORDS } from "../../../content-folder/words";

function menu(name: "header" | "footer") {
  const place = keys("sections", SECTION_WORDS, {
    texts: ({ menus }) => menus.section,
    free: ({ menus }) => menus.freeSection,
  });
  return keyedRows(name, ({ menus }) => menus[name], place, [
    words("text", ({ menus }) => menus.words, { max: 60 }),
    linkTarget({ required: true }),
    rowNumber(positiveInteger()),
  ]);
}

/** The two menus. */
export const Menus = translatedGlobal({
  slug: "menus",
  label: textsOf(({ menus }) => menus.label),
  isScheduled: true,
  fields: [menu("header"), menu("footer")],
});
