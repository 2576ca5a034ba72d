/** Imported before all else: the modules of a test then go by the only language of a hotel. */
process.env.HOTEL_LANGUAGES = "de";

export {};
