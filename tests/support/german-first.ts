import "./speak-german-first";
import { DEFAULT_LOCALE } from "../../shared/locales";

export const GERMAN_FIRST = "tests/fixtures/german-first";

if (DEFAULT_LOCALE !== "de")
  throw new Error(
    "tests/support/german-first.ts is to be the first import of a test: another module took the languages of the usual hotel before it.",
  );
