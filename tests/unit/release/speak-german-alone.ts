/** Must be imported first, so that a test's modules see German as the hotel's only language. */
process.env.HOTEL_LANGUAGES = "de";

export {};
