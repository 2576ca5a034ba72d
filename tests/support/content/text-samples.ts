/** A valid text for each format that a field of the model can have. */
export const TEXT_SAMPLES = {
  timeZone: "Europe/Helsinki",
  telegram: "example_hotel",
  parameter: "checkin",
  months: "1 2 3 4 5 6 7 8 9 10 11 12",
};
