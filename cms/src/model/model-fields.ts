import type { Field } from "payload";
import { atLeast } from "../../../content-folder/numbers";
import type { EditorChecks } from "../../../languages/editor-checks";
import type { EditorFields } from "../../../languages/editor-fields";
import { type Fields, type Kind, type NoValues, perField } from "../../../model/fields";
import { TELEGRAM_NAME } from "../../../shared/hotel-fields";
import { MONTHLY } from "../../../shared/month";
import { isTimeZone } from "../../../shared/time-zone";
import { type FieldTexts, labelOf, textsOf } from "../texts";
import { html, longWords, parameterFault, partyRow, picture, plain, rows, words } from "./fields";
import { figure } from "./figures";

/** Texts of a model field: its label, its help, and the labels of its rows and choices. */
interface ModelTexts {
  label: string;
  help?: string;
  row?: string;
  choices?: Readonly<Record<string, string>>;
}

const FAULTS = {
  parameter: parameterFault,
  timeZone: (value: string, { hotel }: EditorChecks) => (isTimeZone(value) ? undefined : hotel.timeZone),
  telegram: (value: string, { hotel }: EditorChecks) =>
    TELEGRAM_NAME.test(value) ? undefined : hotel.telegram,
  months: (value: string, { hotel }: EditorChecks) => (MONTHLY.test(value) ? undefined : hotel.months),
};

/** Selects the texts of a model's fields: `({ roomFields }) => roomFields`. */
type TextsOf<Given extends Fields> = (all: EditorFields) => { readonly [Name in keyof Given]: ModelTexts };

/** Form fields of a model that belong to one tab. */
export function modelFields<Given extends Fields>(
  fields: Given,
  textsIn: TextsOf<Given>,
  tab: Given[keyof Given]["tab"],
): Field[] {
  const textsNamed = (name: string) => (all: EditorFields) => namedIn(textsIn(all), name);
  const make = perField<NoValues, Record<Kind, Field>>({
    words: ({ max, isLong }, _, name) => (isLong ? longWords : words)(name, textsNamed(name), { max }),
    html: (_field, _, name) => html(name, textsNamed(name)),
    wordList: ({ max }, _, name) => {
      const row: FieldTexts = (all) => ({ label: textsNamed(name)(all).row ?? "" });
      return rows(name, (all) => ({ ...textsNamed(name)(all), row: row(all).label }), [
        words("text", row, { max }),
      ]);
    },
    text: ({ format }, _, name) => plain(name, textsNamed(name), { faultOf: format && FAULTS[format] }),
    choices: ({ of }, _, name) => ({
      name,
      label: labelOf(textsNamed(name)),
      type: "select",
      hasMany: true,
      options: of.map((value) => ({
        value,
        label: textsOf((all) => textsNamed(name)(all).choices?.[value] ?? value),
      })),
    }),
    number: ({ min }, _, name) => figure(name, textsNamed(name), atLeast(min), { min }),
    party: (_field, _, name) => ({
      name,
      label: labelOf(textsNamed(name)),
      type: "group",
      fields: [partyRow()],
    }),
    mark: (_field, _, name) => picture(name, textsNamed(name), { isSilent: true }),
  });
  const inTab = Object.entries(make(fields)).filter(([name]) => fields[name]?.tab === tab);
  return inTab.reduce<Field[]>((placed, [name, field]) => {
    const before = fields[name]?.isBeside ? placed.pop() : undefined;
    if (before === undefined) return [...placed, field];
    return [
      ...placed,
      { type: "row", fields: [...(before.type === "row" ? before.fields : [before]), field] },
    ];
  }, []);
}

function namedIn(texts: Readonly<Record<string, ModelTexts>>, name: string): ModelTexts {
  return texts[name] ?? { label: name };
}
