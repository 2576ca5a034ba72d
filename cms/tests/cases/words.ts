import type { Field } from "payload";
import {
  CONTENT_KEYS,
  MENU_SECTIONS,
  PAGE_CATEGORIES,
  PAGE_OPTIONS,
  TEMPLATE_TYPES,
} from "../../../shared/content-keys";
import { FREE } from "../../../content-folder/keys";
import { fieldsOf } from "../../../shared/record";
import { ROOM_CATEGORIES } from "../../../shared/room-categories";
import { ROOM_TRAITS } from "../../../shared/room-traits";
import type { TestedCms } from "../support/cms";

export function wordCases(opened: () => TestedCms): void {
  describe("the admin's words", () => {
    /** Values that can be chosen in fields, such as `contents.kind` of the pages. */
    const choices = (slug: string, ...names: string[]): string[] => {
      const { collections, globals } = opened().payload.config;
      const found = [...collections, ...globals].find((candidate) => candidate.slug === slug);
      return names.flatMap((name) => choicesIn(found?.fields ?? [], name.split(".")));
    };

    for (const [what, known, slug, ...names] of [
      ["blocks and sliders", CONTENT_KEYS, "pages", "contents.kind", "sliders.kind"],
      ["options of pages", PAGE_OPTIONS, "pages", "options.kind"],
      ["categories of pages", PAGE_CATEGORIES, "pages", "category.kind"],
      ["entries of contact and certificate pages", TEMPLATE_TYPES, "pages", "template.kind"],
      ["sections of the menu at the top", MENU_SECTIONS, "menus", "header.kind"],
      ["sections of the menu at the bottom", MENU_SECTIONS, "menus", "footer.kind"],
      ["kinds of rooms", ROOM_CATEGORIES, "rooms", "category"],
      ["traits of rooms", ROOM_TRAITS, "rooms", "traits"],
    ] as const) {
      it(`have all that the site knows: ${what}`, () => {
        const values = choices(slug, ...names);
        const missing = Object.values(known).filter((key) => !values.includes(key.replace(/_$/, "")));
        expect(missing).toEqual([]);
      });
    }

    it("name the place of every menu entry", async () => {
      const menus = await opened().payload.findGlobal({ slug: "menus", depth: 0 });
      const rows = [menus.header, menus.footer].flatMap((menu) => (Array.isArray(menu) ? menu : []));
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.map(fieldsOf).filter(({ kind }) => kind === FREE)).toEqual([]);
    });

    it("contain nothing that the database would truncate, even in drafts", async () => {
      const { payload } = opened();
      const save = payload.updateGlobal({
        slug: "redirects",
        data: { rows: [{ from: "/old", to: "https://example.com/\0", status: "301" }] },
      });
      await expect(save).rejects.toMatchObject({
        data: { errors: [{ path: "rows.0.to", message: expect.stringContaining("U+0000") }] },
      });
      const draft = payload.create({ collection: "pages", draft: true, data: { title: "Pool\ud800" } });
      await expect(draft).rejects.toThrow(/title/i);
    });
  });
}

function choicesIn(fields: readonly Field[], [name, ...rest]: string[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) => choicesIn(tab.fields, [name ?? "", ...rest]));
    if (field.type === "row") return choicesIn(field.fields, [name ?? "", ...rest]);
    if (!("name" in field) || field.name !== name) return [];
    if (field.type === "array" || field.type === "group") return choicesIn(field.fields, rest);
    if (field.type !== "select") return [];
    return field.options.map((option) => (typeof option === "string" ? option : option.value));
  });
}
