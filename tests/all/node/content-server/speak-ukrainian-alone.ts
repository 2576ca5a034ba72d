/* Modules loaded after this one use the languages of `tests/fixtures/ukrainian-alone`. */

process.env.HOTEL_LANGUAGES = "uk";

export {};
