import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Locale, perLocale } from "../shared/locales";
import broken from "./en/broken.json";
import calendar from "./en/calendar.json";
import common from "./en/common.json";
import consents from "./en/consents.json";
import detail from "./en/detail.json";
import enquiryMails from "./en/enquiry-mails.json";
import enquiry from "./en/enquiry.json";
import files from "./en/files.json";
import gallery from "./en/gallery.json";
import light from "./en/light.json";
import locale from "./en/locale.json";
import newsletter from "./en/newsletter.json";
import press from "./en/press.json";
import publisher from "./en/publisher.json";
import rooms from "./en/rooms.json";
import tags from "./en/tags.json";
import { completed } from "./fallback";

/** English has every message; the other languages are found by their folders. */
const ENGLISH = {
  broken,
  calendar,
  common,
  consents,
  detail,
  enquiry,
  "enquiry-mails": enquiryMails,
  files,
  gallery,
  light,
  locale,
  newsletter,
  press,
  publisher,
  rooms,
  tags,
};

type Namespace = keyof typeof ENGLISH;

export type MessagesOf<Name extends Namespace> = (typeof ENGLISH)[Name];

/** Gatsby bundles this into its cache, and runs in the project's folder. */
const FOLDER =
  [__dirname, resolve("languages")].find((folder) => existsSync(join(folder, "en"))) ?? __dirname;

/**
 * A namespace's messages in every language, in English where one is missing: `messagesOf("rooms").de.size`. Webpack
 * replaces the call in modules of this folder by imports (`gatsby/message-tables.ts`).
 */
export function messagesOf<Name extends Namespace>(namespace: Name): Record<Locale, MessagesOf<Name>> {
  return perLocale((language) => messagesIn(namespace, language));
}

/** Functions that load a namespace's messages in one language each: in browsers as a file of its own. */
export function messageLoadersOf<Name extends Namespace>(
  namespace: Name,
): Record<Locale, () => Promise<{ default: MessagesOf<Name> }>> {
  return perLocale((language) => async () => ({ default: messagesIn(namespace, language) }));
}

/** A namespace's messages in one language, in English where one is missing. */
export function messagesIn<Name extends Namespace>(namespace: Name, language: Locale): MessagesOf<Name> {
  const own: object = JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), "utf8"));
  return completed(ENGLISH[namespace], own, language);
}
