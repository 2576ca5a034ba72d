/* Modules that are loaded after this one go by the languages of `tests/fixtures/arabic-first`. */

process.env.HOTEL_LANGUAGES = "ar,en";

export {};
