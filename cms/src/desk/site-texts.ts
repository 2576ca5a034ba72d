import { completed } from "../../../languages/fallback";
import {
  CHANGEABLE_NAMESPACES,
  changeableIn,
  type ChangeableNamespace,
} from "../../../languages/own-messages";
import type { Locale } from "../../../shared/locales";

/** Every message of the site whose wording a hotel may change, by key. A browser loads those of one language. */
export async function siteTexts(locale: Locale): Promise<ReadonlyMap<string, string>> {
  const read = await Promise.all(
    CHANGEABLE_NAMESPACES.map(async (namespace) => {
      const [english, own] = await Promise.all([load("en", namespace), load(locale, namespace)]);
      return [namespace, completed(english, own, locale)] as const;
    }),
  );
  const messages = new Map(read);
  return changeableIn((namespace) => messages.get(namespace) ?? {});
}

async function load(locale: Locale, namespace: ChangeableNamespace): Promise<object> {
  const { default: messages }: { default: object } = await import(
    `../../../languages/${locale}/${namespace}.json`
  );
  return messages;
}
