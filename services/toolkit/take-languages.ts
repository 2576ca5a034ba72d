import { readFileSync } from "node:fs";
import { array, object, string } from "yup";
import { parseEnvironment } from "../../shared/environment";
import { parse } from "../../shared/parse";
import { readSettings } from "./read-settings";

/* Runs before every other module of a service: `shared/locales.ts` goes by the languages of the hotel from its first line on. */

const named = object({ languages: array(string().required()).required() });

process.env.HOTEL_LANGUAGES = languagesOfHotel();

/** `de,en`; empty where the hotel names none. */
function languagesOfHotel(): string {
  try {
    readSettings(process.env);
    const { hotelFile } = parseEnvironment(process.env);
    return parse(named, JSON.parse(readFileSync(hotelFile, "utf8"))).languages.join(",");
  } catch {
    // What is wrong with these files the service tells, in order, when it reads them.
    return "";
  }
}
