import { messagesOf } from "./messages-of";

/** What the light of a day is told with, in every language of the hotel: loaded with it, and with no page. */
export const LIGHT_WORDS = messagesOf("light");
