/** Options of gatsby-source-hotel for a small hotel, whose property ids are 1 and 2. */
export const HOTEL_OPTIONS = {
  hotelFile: "tests/fixtures/second-hotel/hotel.json",
};
