import { drawerPhone, parseHotelFile, readHotelFile } from "../../../src/config/hotel-file";

test("the embedded and the second hotel are valid, with and without the optional fields", () => {
  expect(readHotelFile("content/hotel.json").starRating).toBe(5);
  expect(readHotelFile("tests/fixtures/second-hotel/hotel.json").social).toBeUndefined();
});

test("the drawer's phone is the language's own, else the default one, else the main number", () => {
  const embedded = readHotelFile("content/hotel.json");
  expect(drawerPhone(embedded, "tr")).not.toEqual(drawerPhone(embedded, "de"));
  const second = readHotelFile("tests/fixtures/second-hotel/hotel.json");
  expect(drawerPhone(second, "tr")).toEqual(second.phones.main);
});

test("a wrong file is refused with its name and every field at fault", () => {
  const wrong = { name: "A", phones: { main: { label: "1", tel: "0242" } }, starRating: 9 };
  expect(() => parseHotelFile(wrong, "x/hotel.json")).toThrow(
    /x\/hotel\.json[\s\S]*phones\.main\.tel must be E\.164/,
  );
  expect(() => parseHotelFile(wrong, "x/hotel.json")).toThrow(
    /starRating[\s\S]*address|address[\s\S]*starRating/,
  );
  expect(() => readHotelFile("no/such/hotel.json")).toThrow(/no\/such\/hotel\.json.*HOTEL_FILE/);
});
