import { messagesOf } from "../../languages/messages-of";

/** Messages of every page, in each language. */
export const MESSAGES = messagesOf("common");

/** Additional messages of pages with rooms. */
export const ROOM_MESSAGES = messagesOf("rooms");
