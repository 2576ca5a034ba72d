/* Modules loaded after this one use the languages of `tests/fixtures/arabic-first`. */

process.env.HOTEL_LANGUAGES = "ar,en";

export {};
