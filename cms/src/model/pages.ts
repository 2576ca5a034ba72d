import { TEMPLATE_CALLS } from "../../../shared/content-calls";
import { pathFault } from "./checks";
import { addressedCollection } from "./documents";
import {
  address,
  blockFields,
  html,
  keyFields,
  keyedRows,
  metas,
  picture,
  plain,
  priceFrom,
  rows,
  slideFields,
  words,
} from "./fields";
import {
  CATEGORY_WORDS,
  CONTENT_WORDS,
  OPTION_WORDS,
  SLIDER_WORDS,
  TEMPLATE_WORDS,
  type Word,
} from "../../../content-folder/words";

const CATEGORIES_WITH_TEMPLATE = [...TEMPLATE_CALLS.keys()];

const entries = keyedRows("template", "Entries", "Entry", { known: TEMPLATE_WORDS }, [
  { name: "number", label: "Number", type: "number", admin: { hidden: true } },
  ...blockFields(),
]);

/** The pages, with their blocks and sliders. */
export const Pages = addressedCollection({
  slug: "pages",
  labels: { singular: "Page", plural: "Pages" },
  titleField: "title",
  columns: ["url", "key"],
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Page",
          fields: [
            words("title", "Title", {
              required: true,
              max: 200,
              help: "The browser's tab and search results show it.",
            }),
            address({
              name: "url",
              label: "Address",
              collection: "pages",
              help: "The path in this language, such as /tr/galeri. Without one the page does not exist in this language.",
              faultOf: pathFault,
            }),
            words("breadcrumb", "Name in the breadcrumbs", { max: 60, help: "Empty: the title." }),
            rows("heroSlides", "Hero pictures", "Picture", slideFields()),
            keyedRows("contents", "Blocks", "Block", { known: CONTENT_WORDS }, [
              words("subtitle", "Subtitle", { max: 200 }),
              ...blockFields(),
            ]),
          ],
        },
        { label: "Sliders", fields: [sliders(SLIDER_WORDS)] },
        {
          label: "Contact and certificates",
          fields: [
            {
              ...entries,
              admin: {
                ...entries.admin,
                condition: (data) => CATEGORIES_WITH_TEMPLATE.includes(data?.category?.kind),
              },
            },
          ],
        },
        {
          label: "Search and settings",
          fields: [
            metas(),
            {
              name: "category",
              label: "Category",
              type: "group",
              fields: [optionalKey("Category", CATEGORY_WORDS)],
            },
            {
              name: "breadcrumbs",
              label: "Breadcrumbs",
              type: "relationship",
              relationTo: "pages",
              hasMany: true,
              admin: {
                description: "From the home page down; the last one is this page itself.",
                allowCreate: false,
              },
            },
            keyedRows("options", "Options", "Option", { known: OPTION_WORDS, keyLabel: "Option" }, [
              plain("value", "Value"),
              picture("file", "Picture"),
            ]),
            priceFrom(),
          ],
        },
      ],
    },
  ],
});

/** The sliders of a page or a room. */
export function sliders(known: readonly Word[]) {
  return keyedRows("sliders", "Sliders", "Slider", { known }, [
    html("content", "Text above it"),
    rows("slides", "Slides", "Slide", slideFields()),
  ]);
}

/** As `keyFields`, for what may be left out. */
function optionalKey(label: string, known: readonly Word[]) {
  const row = keyFields(label, known, {
    help: "Pages of a category hold or look more than others; most have none.",
  });
  return {
    ...row,
    fields: row.fields.map((field) =>
      "name" in field && field.name === "kind" && field.type === "select"
        ? { ...field, required: false, admin: { ...field.admin, isClearable: true } }
        : field,
    ),
  };
}
