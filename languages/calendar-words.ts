import { messagesOf } from "./messages-of";

/** The calendar's messages in every language of the hotel: loaded with it, and with no page. */
export const CALENDAR_WORDS = messagesOf("calendar");
