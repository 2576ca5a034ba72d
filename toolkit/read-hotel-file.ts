import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { messageOf } from "../shared/errors";
import { type HotelFile, parseHotelFile } from "../model/hotel-file";

/**
 * Reads and parses the hotel file (HOTEL_FILE), the site's own facts.
 * Throws one error that names the file and every invalid field.
 */
export function readHotelFile(file: string): HotelFile {
  if (!existsSync(file)) {
    throw new Error(`There is no file ${resolve(file)}. Set HOTEL_FILE to the hotel's JSON file.`);
  }
  let source: unknown;
  try {
    source = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(
      `${file}: can not be read as JSON (${messageOf(error)}). Set HOTEL_FILE to the hotel's JSON file.`,
    );
  }
  return parseHotelFile(source, file);
}
