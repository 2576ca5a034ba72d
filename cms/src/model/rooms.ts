import { slugFault } from "./checks";
import { addressedCollection } from "./documents";
import { address, html, longWords, metas, picture, priceFrom, prices, rows, words } from "./fields";
import { sliders } from "./pages";
import { ROOM_CATEGORIES } from "../../../shared/room-categories";
import { ROOM_TRAITS } from "../../../shared/room-traits";
import { labelOf, optionsOf, textsOf } from "../texts";

/** The rooms. */
export const Rooms = addressedCollection({
  slug: "rooms",
  labels: { singular: textsOf(({ rooms }) => rooms.one), plural: textsOf(({ rooms }) => rooms.many) },
  titleField: "title",
  columns: ["slug"],
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: textsOf(({ rooms }) => rooms.tabRoom),
          fields: [
            words("title", ({ rooms }) => rooms.title, { required: true, max: 120 }),
            address({
              name: "slug",
              texts: ({ rooms }) => rooms.slug,
              collection: "rooms",
              faultOf: slugFault,
            }),
            {
              name: "category",
              label: labelOf(({ rooms }) => rooms.category),
              type: "select",
              required: true,
              options: optionsOf("roomCategories", ROOM_CATEGORIES),
            },
            longWords("summary", ({ rooms }) => rooms.summary, { max: 300 }),
            html("content", ({ common }) => common.text),
          ],
        },
        {
          label: textsOf(({ rooms }) => rooms.tabFacts),
          fields: [
            { name: "size", label: labelOf(({ rooms }) => rooms.size), type: "number", min: 1 },
            {
              name: "capacity",
              label: labelOf(({ rooms }) => rooms.capacity),
              type: "group",
              fields: [
                {
                  type: "row",
                  fields: [
                    { name: "adults", label: labelOf(({ rooms }) => rooms.adults), type: "number", min: 1 },
                    {
                      name: "children",
                      label: labelOf(({ rooms }) => rooms.children),
                      type: "number",
                      min: 0,
                    },
                  ],
                },
              ],
            },
            words("bed", ({ rooms }) => rooms.bed, { max: 200 }),
            words("view", ({ rooms }) => rooms.view, { max: 200 }),
            {
              name: "traits",
              label: labelOf(({ rooms }) => rooms.traits),
              type: "select",
              hasMany: true,
              options: optionsOf("roomTraits", ROOM_TRAITS),
            },
            rows("features", ({ rooms }) => rooms.features, [
              words("text", ({ rooms }) => rooms.feature, { max: 200 }),
            ]),
            priceFrom(),
            prices(),
          ],
        },
        {
          label: textsOf(({ rooms }) => rooms.tabPictures),
          fields: [
            sliders(),
            rows("plans", ({ rooms }) => rooms.plans, [
              words("title", ({ common }) => common.title, { max: 200 }),
              picture("file", ({ rooms }) => rooms.plan, { required: true, namedBy: "title" }),
            ]),
          ],
        },
        { label: textsOf(({ rooms }) => rooms.tabSearch), fields: [metas()] },
      ],
    },
  ],
});
