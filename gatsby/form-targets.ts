import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { readHotelFile, reservationOf } from "../shared/hotel-file";
import { environment } from "./environment";

/** Writes `form-targets.json`: the addresses to which forms of the pages lead. The policy of the release allows no other. */
export async function writeFormTargets(): Promise<void> {
  const { url, parameters } = reservationOf(readHotelFile(environment.hotelFile));
  await writeFile(resolve("public/form-targets.json"), JSON.stringify(parameters ? [url] : []));
}
