import { messageLoadersOf } from "./messages-of";

/** The enquiry form's messages in one language, for browsers: loaded with the form, and with no other page. */
export const ENQUIRY_WORDS = messageLoadersOf("enquiry");
