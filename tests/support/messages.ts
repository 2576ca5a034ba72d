import { messagesOf } from "../../languages/messages-of";

/** What every page says in each language. */
export const MESSAGES = messagesOf("common");

/** What pages with rooms say besides. */
export const ROOM_MESSAGES = messagesOf("rooms");
