import type { ArrayField } from "payload";
import { isPlainText } from "../../../content-folder/html";
import type { EditorChecks } from "../../../languages/editor-checks";
import { type FieldTexts, helpOf, labelOf, languageOptions } from "../texts";
import { plain, rows } from "./fields";

/** Words that machine translation must not choose itself: names, and terms with a fixed translation. */
export function glossary(): ArrayField {
  const language: FieldTexts = ({ hotel }) => hotel.glossaryLanguage;
  const list = rows("glossary", ({ hotel }) => hotel.glossary, [
    {
      type: "row",
      fields: [
        plain("word", ({ hotel }) => hotel.glossaryWord, { required: true, faultOf: markupFault }),
        {
          name: "language",
          label: labelOf(language),
          type: "select",
          options: languageOptions(),
          admin: { description: helpOf(language) },
        },
        plain("translation", ({ hotel }) => hotel.glossaryTranslation, { faultOf: markupFault }),
      ],
    },
  ]);
  return { ...list, admin: { ...list.admin, description: helpOf(({ hotel }) => hotel.glossary) } };
}

function markupFault(value: string, { text }: EditorChecks): string | undefined {
  return isPlainText(value) ? undefined : text.plain;
}
