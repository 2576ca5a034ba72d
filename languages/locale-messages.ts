import { messagesOf } from "./messages-of";

/** Messages of each locale that pages in other locales show; a page's own messages hold only its own locale. */
export const LOCALE_MESSAGES = messagesOf("locale");
