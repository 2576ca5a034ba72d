/* Modules that are loaded after this one go by the languages of `tests/fixtures/ukrainian-alone`. */

process.env.HOTEL_LANGUAGES = "uk";

export {};
