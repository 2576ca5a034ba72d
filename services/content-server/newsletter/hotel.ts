import { readFile } from "node:fs/promises";
import { object, string, ValidationError } from "yup";
import type { Locale } from "../../../src/config/locales";

/** What mails and pages say of the hotel. */
export interface Brand {
  name: string;
  legalName: string;
  email: string;
  address: Record<Locale, string>;
}

const leaf = object({
  en: string().required(),
  tr: string().required(),
  ru: string().required(),
  de: string().required(),
});

const hotelSchema = object({
  name: string().required(),
  legalName: string().required(),
  email: string().required(),
  address: leaf.required(),
});

/** Reads the brand from the hotel file. Throws with file and fields where something is missing. */
export async function readBrand(hotelFile: string): Promise<Brand> {
  const raw: unknown = JSON.parse(await readFile(hotelFile, "utf8"));
  try {
    return hotelSchema.validateSync(raw, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`${hotelFile}: ${error.errors.join("; ")}`);
  }
}
