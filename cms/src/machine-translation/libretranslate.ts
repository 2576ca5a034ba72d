import { array, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import type { Dialect } from "./dialect";

const schema = object({ translatedText: array(string().defined()).required() });

/** LibreTranslate: `POST /translate`. */
export const libretranslate: Dialect = {
  call: ({ url, key }, runs, { from, to }) => ({
    url: `${url}/translate`,
    headers: {},
    body: { q: runs, source: from, target: to, format: "html", ...(key !== undefined && { api_key: key }) },
  }),
  translationsIn: (answer) => tryParse(schema, answer)?.translatedText,
};
