/* Modules loaded after this one use the languages of `tests/fixtures/german-first`. */

process.env.HOTEL_LANGUAGES = "de,en,ar";

export {};
