import { readFileSync } from "node:fs";
import { array, object, string } from "yup";
import { parseEnvironment } from "../shared/environment";
import { parse } from "../shared/parse";
import { readSettings } from "./read-settings";

/* Runs before all other modules of a service: `shared/locales.ts` reads the hotel's languages when it is loaded. */

const named = object({ languages: array(string().required()).required() });

process.env.HOTEL_LANGUAGES = languagesOfHotel();

/** `de,en`; empty if the hotel names none. */
function languagesOfHotel(): string {
  try {
    readSettings(process.env);
    const { hotelFile } = parseEnvironment(process.env);
    return parse(named, JSON.parse(readFileSync(hotelFile, "utf8"))).languages.join(",");
  } catch {
    // The service itself reports errors in these files when it reads them.
    return "";
  }
}
