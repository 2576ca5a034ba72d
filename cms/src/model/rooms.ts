import { slugFault } from "./checks";
import { addressedCollection } from "./documents";
import { address, html, longWords, metas, picture, priceFrom, rows, words } from "./fields";
import { sliders } from "./pages";
import { ROOM_CATEGORY_WORDS, ROOM_TRAIT_WORDS, SLIDER_WORDS } from "../../../content-folder/words";

/** The rooms. */
export const Rooms = addressedCollection({
  slug: "rooms",
  labels: { singular: "Room", plural: "Rooms" },
  titleField: "title",
  columns: ["slug", "key"],
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Room",
          fields: [
            words("title", "Name", { required: true, max: 120 }),
            address({
              name: "slug",
              label: "Last part of its address",
              collection: "rooms",
              help: "In this language, such as garden-room. Without one the room does not exist in this language.",
              faultOf: slugFault,
            }),
            {
              name: "category",
              label: "Kind of room",
              type: "select",
              required: true,
              options: ROOM_CATEGORY_WORDS.map(({ value, label }) => ({ value, label })),
            },
            longWords("summary", "Summary", { help: "One sentence, shown on the room's card.", max: 300 }),
            html("content", "Text"),
          ],
        },
        {
          label: "Facts",
          fields: [
            { name: "size", label: "Size in m²", type: "number", min: 1 },
            {
              name: "capacity",
              label: "Guests",
              type: "group",
              fields: [
                {
                  type: "row",
                  fields: [
                    { name: "adults", label: "Adults", type: "number", min: 1 },
                    { name: "children", label: "Children", type: "number", min: 0 },
                  ],
                },
              ],
            },
            words("bed", "Bed", { max: 200 }),
            words("view", "View", { max: 200 }),
            {
              name: "traits",
              label: "What the room finder knows of it",
              type: "select",
              hasMany: true,
              options: ROOM_TRAIT_WORDS.map(({ value, label }) => ({ value, label })),
            },
            rows("features", "What it has", "Feature", [words("text", "Feature", { max: 200 })]),
            priceFrom(),
          ],
        },
        {
          label: "Pictures",
          fields: [
            sliders(SLIDER_WORDS),
            rows("plans", "Floor plans", "Plan", [
              words("title", "Title", { max: 200 }),
              picture("file", "Plan", { required: true }),
            ]),
          ],
        },
        { label: "Search", fields: [metas()] },
      ],
    },
  ],
});
