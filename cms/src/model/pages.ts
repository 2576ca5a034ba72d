import type { Field, GroupField } from "payload";
import { BLOCK_TEXTS, OFFER_TERMS } from "../../../model/blocks";
import { TEMPLATE_CALLS } from "../../../shared/content-calls";
import { fieldsOf } from "../../../shared/record";
import { checksFor, type FieldTexts, helpOf, labelOf, textsOf } from "../texts";
import { type Checked, pathFault } from "./checks";
import { dayField } from "./days";
import { addressedCollection } from "./documents";
import {
  address,
  film,
  html,
  keyFields,
  type Keys,
  keyedRows,
  keys,
  link,
  metas,
  pagesField,
  parameterFault,
  picture,
  plain,
  priceFrom,
  slideRows,
  words,
} from "./fields";
import { rowNumber } from "./figures";
import { modelFields } from "./model-fields";
import { positiveInteger } from "../../../content-folder/numbers";
import {
  CATEGORY_WORDS,
  CONTENT_WORDS,
  OPTION_WORDS,
  SLIDER_WORDS,
  TEMPLATE_WORDS,
} from "../../../content-folder/words";

const CATEGORIES_WITH_TEMPLATE = [...TEMPLATE_CALLS.keys()];

const entries = keyedRows("template", ({ pages }) => pages.entries, keys("entries", TEMPLATE_WORDS), [
  rowNumber(positiveInteger()),
  ...blockFields(),
]);

/** The pages, with their blocks and sliders. */
export const Pages = addressedCollection({
  slug: "pages",
  labels: { singular: textsOf(({ pages }) => pages.one), plural: textsOf(({ pages }) => pages.many) },
  titleField: "title",
  columns: ["url"],
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: textsOf(({ pages }) => pages.tabPage),
          fields: [
            words("title", ({ pages }) => pages.title, { required: true, max: 200 }),
            address({
              name: "url",
              texts: ({ pages }) => pages.url,
              collection: "pages",
              faultOf: pathFault,
            }),
            words("breadcrumb", ({ pages }) => pages.breadcrumb, { max: 60 }),
            slideRows("heroSlides", ({ pages }) => pages.heroSlides, slideFields()),
            keyedRows("contents", ({ pages }) => pages.contents, keys("contents", CONTENT_WORDS), [
              words("subtitle", ({ common }) => common.subtitle, { max: 200 }),
              ...blockFields(),
              film(),
            ]),
          ],
        },
        { label: textsOf(({ pages }) => pages.tabSliders), fields: [sliders()] },
        {
          label: textsOf(({ pages }) => pages.tabEntries),
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
          label: textsOf(({ pages }) => pages.tabSettings),
          fields: [
            metas(),
            {
              name: "category",
              label: labelOf(({ pages }) => pages.category),
              type: "group",
              fields: [
                optionalKey(keys("categories", CATEGORY_WORDS, { texts: ({ pages }) => pages.category })),
              ],
            },
            pagesField("breadcrumbs", ({ pages }) => pages.breadcrumbs),
            keyedRows(
              "options",
              ({ pages }) => pages.options,
              keys("options", OPTION_WORDS, { texts: ({ pages }) => pages.option }),
              [
                plain("value", ({ pages }) => pages.optionValue),
                picture("file", ({ common }) => common.picture),
              ],
            ),
            priceFrom(),
          ],
        },
      ],
    },
  ],
});

/** The sliders of a page or room. */
export function sliders() {
  return keyedRows("sliders", ({ common }) => common.sliders, keys("sliders", SLIDER_WORDS), [
    html("content", ({ common }) => common.sliderText),
    slideRows("slides", ({ common }) => common.slides, [...slideFields(), offer()]),
  ]);
}

/** Texts, picture and link: shared by blocks and entries. */
function blockFields(): Field[] {
  return [...blockTexts(), picture("file", ({ common }) => common.picture), link()];
}

/** A slide: a block whose picture comes first, plus the price of the package it offers. */
function slideFields(): Field[] {
  return [picture("file", ({ common }) => common.picture), ...blockTexts(), link(), priceFrom()];
}

function blockTexts(): Field[] {
  return modelFields(BLOCK_TEXTS, (all) => all.common, "block");
}

/** What an offer includes, and its conditions. */
function offer(): GroupField {
  const texts: FieldTexts = ({ common }) => common.offer;
  return {
    name: "offer",
    label: labelOf(texts),
    type: "group",
    admin: { description: helpOf(texts) },
    fields: [
      {
        type: "row",
        fields: [
          dayField("firstDay", ({ common }) => common.firstDay),
          dayField("lastDay", ({ common }) => common.lastDay, lastDayFault),
        ],
      },
      plain("code", ({ common }) => common.code, { faultOf: parameterFault }),
      ...modelFields(OFFER_TERMS, (all) => all.common, "offer"),
    ],
  };
}

/** Requires days in order; the error appears at the last one. */
function lastDayFault(value: unknown, { req, siblingData }: Checked): string | true {
  const { firstDay } = fieldsOf(siblingData);
  const isInOrder = !value || !firstDay || new Date(String(firstDay)) <= new Date(String(value));
  return isInOrder || checksFor(req).price.endsFirst;
}

/** Like `keyFields`, but optional. */
function optionalKey(known: Keys) {
  const row = keyFields(known);
  return {
    ...row,
    fields: row.fields.map((field) =>
      "name" in field && field.name === "kind" && field.type === "select"
        ? { ...field, required: false, admin: { ...field.admin, isClearable: true } }
        : field,
    ),
  };
}
