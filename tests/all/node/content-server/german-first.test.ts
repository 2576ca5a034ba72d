import { GERMAN_FIRST } from "../../../support/german-first";
import { join } from "node:path";
import { findHotel } from "../../../support/content/find-hotel";
import { freePort } from "../../../support/free-port";
import { started } from "../../../support/publisher/started";
import { runCommand } from "../../../support/run-command";
import { temporaryFolder } from "../../../support/temporary-folder";

test("a hotel whose first language is German is found in full, with German unprefixed", async () => {
  const { failures, differences, routes, pages, rooms } = await findHotel(GERMAN_FIRST);
  expect({ failures, differences }).toEqual({ failures: [], differences: [] });
  // Contact is found by its slug in the hotel file, and as the translation that the English page names.
  expect(routes).toEqual(["/", "/contact", "/accommodation"]);
  expect(pages).toEqual([
    ["de /", "en /en", "ar /ar"],
    ["de /kontakt", "en /en/contact"],
    ["de /zimmer", "en /en/accommodation"],
  ]);
  expect(rooms).toEqual(["/zimmer/lindenzimmer", "/en/accommodation/linden-room"]);
});

test("a service uses the languages of the hotel file that it is started with", async () => {
  const port = await freePort();
  const command = runCommand(".", "content-server/main", {
    HOTEL_FILE: join(GERMAN_FIRST, "hotel.json"),
    HOTEL_LANGUAGES: "tr",
    DATA_DIR: await temporaryFolder(),
    PORT: String(port),
  });
  await started(command).says("Content API on");
  const ask = async (lang: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/v1/pages?property-id=1&lang=${lang}`);
    return response.json();
  };
  expect(await ask("en")).toContainEqual({ url: "/en/contact", title: "Contact" });
  expect(await ask("ru")).toEqual({ message: expect.stringContaining("must be one of de, en, ar") });
});
