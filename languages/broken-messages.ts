import { messagesOf } from "./messages-of";

/** Messages for a page that can't be shown, in every language: its own messages are missing with it. */
export const BROKEN_MESSAGES = messagesOf("broken");
