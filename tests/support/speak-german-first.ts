/* Modules that are loaded after this one go by the languages of `tests/fixtures/german-first`. */

process.env.HOTEL_LANGUAGES = "de,en,ar";

export {};
