/** Imported before all else: the modules of a test then go by the languages of `tests/fixtures/german-first`. */
process.env.HOTEL_LANGUAGES = "de,en";

export const GERMAN_FIRST = "tests/fixtures/german-first";
