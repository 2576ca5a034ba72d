import { messagesOf } from "./messages-of";

/** Texts of the publisher's pages. Counts follow a colon, so that no language needs plural forms. */
export const PUBLISHER_MESSAGES = messagesOf("publisher");
