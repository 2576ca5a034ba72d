import { messagesOf } from "./messages-of";

/** Messages about third-party services, in each language: in the consent bar and on the cookies page. */
export const TAG_MESSAGES = messagesOf("tags");
