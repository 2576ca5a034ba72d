import { slugFault } from "./checks";
import { addressedCollection } from "./documents";
import { address, metas, picture, priceFrom, prices, rows, words } from "./fields";
import { modelFields } from "./model-fields";
import { sliders } from "./pages";
import { ROOM_FIELDS } from "../../../model/room";
import { ROOM_CATEGORIES } from "../../../shared/room-categories";
import { labelOf, optionsOf, textsOf } from "../texts";

const fieldsOf = (tab: "room" | "facts") => modelFields(ROOM_FIELDS, (all) => all.roomFields, tab);

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
            ...fieldsOf("room"),
          ],
        },
        {
          label: textsOf(({ rooms }) => rooms.tabFacts),
          fields: [...fieldsOf("facts"), priceFrom(), prices()],
        },
        {
          label: textsOf(({ rooms }) => rooms.tabPictures),
          fields: [
            sliders(),
            rows("plans", ({ rooms }) => rooms.plans, [
              words("title", ({ common }) => common.title, { max: 600 }),
              picture("file", ({ rooms }) => rooms.plan, { required: true, namedBy: "title" }),
            ]),
          ],
        },
        { label: textsOf(({ rooms }) => rooms.tabSearch), fields: [metas()] },
      ],
    },
  ],
});
