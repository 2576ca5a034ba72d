import { array, type InferType, object, string, ValidationError } from "yup";
import { perLocale } from "../locales";
import { parse } from "../parse";

export const FONT_ROLES = ["display", "text"] as const;
export type FontRole = (typeof FONT_ROLES)[number];

/** Either a Fontsource package, or the hotel's own files with the family's name and licence. */
const choiceSchema = object({
  package: string(),
  files: array().of(string().required()),
  family: string().matches(/^[^"\\<]+$/, "${path} is written without quotes"),
  licence: string(),
  weight: string().matches(
    /^\d{3}( \d{3})?$/,
    '${path} is one weight or a range, such as "300" or "400 500"',
  ),
  category: string().oneOf(["serif", "sans-serif"] as const),
})
  .noUnknown("${path} has fields that are not known: ${unknown}")
  .optional()
  .default(undefined)
  .test("source", '${path} names either a "package" of Fontsource or "files" of the hotel', (choice) =>
    choice ? (choice.package === undefined) !== (choice.files === undefined) : true,
  )
  .test("own-files", '${path} needs "family" and "licence" beside its "files"', (choice) =>
    choice?.files ? Boolean(choice.family && choice.licence) : true,
  );

const roles = { display: choiceSchema, text: choiceSchema };
const languageSchema = object(roles)
  .noUnknown('${path} has no fields but "display" and "text": ${unknown} is none')
  .optional()
  .default(undefined);

const tokensSchema = object({
  fonts: object({ ...roles, ...perLocale(() => languageSchema) })
    .noUnknown('${path} has no fields but "display", "text" and the codes of languages: ${unknown} is none')
    .optional()
    .default(undefined),
});

export type FontChoice = NonNullable<InferType<typeof choiceSchema>>;

/** The fonts a hotel configures, including per-language ones; those left out are the defaults. */
export type BrandFonts = NonNullable<InferType<typeof tokensSchema>["fonts"]>;

/**
 * Parses `fonts` of a hotel's tokens; undefined if there are none.
 * Throws an error that names the file and each invalid field, with what it must be.
 */
export function parseBrandFonts(tokens: unknown, file: string): BrandFonts | undefined {
  try {
    return parse(tokensSchema, tokens, { strict: true, abortEarly: false }).fonts;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(
      `The fonts in ${file} are not valid. Correct these fields:\n- ${error.errors.join("\n- ")}`,
    );
  }
}
