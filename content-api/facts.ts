import type { Locale } from "../shared/locales";
import type { Calls } from "./calls";
import type { ApiProperty } from "./contract";
import type { Loader } from "./load";

interface LoadFactsOptions {
  locales: readonly Locale[];
  calls: Calls;
  loader: Loader;
}

/** Loads the hotel's facts in each language the server has them in; they are optional. */
export async function loadFacts({
  locales,
  calls,
  loader,
}: LoadFactsOptions): Promise<ReadonlyMap<Locale, ApiProperty>> {
  const found = await Promise.all(
    locales.map(async (locale): Promise<[Locale, ApiProperty][]> => {
      const loaded = await loader.load(calls.property(locale));
      return loaded.state === "found" ? [[locale, loaded.answer]] : [];
    }),
  );
  return new Map(found.flat());
}
