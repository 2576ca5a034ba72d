import escapeHtml from "escape-html";
import type { ApiOffer, ApiSlide } from "../../../content-api/contract";
import type { MessagesOf } from "../../../languages/messages-of";
import { fillMessage } from "../../../languages/fill-message";

/** Code and accessible label for an offer's booking button; null if the slide can't be booked. */
export function bookableOffer(
  { title, offer }: Pick<ApiSlide, "title" | "offer">,
  { offer: messages }: MessagesOf<"detail">,
) {
  const code = offer?.code?.trim();
  if (!code) return null;
  return { code, label: fillMessage(messages.book, { offer: title?.trim() ?? "" }) };
}

/** Appends an offer's conditions to its text as a definition list; returns just the text if there are none. */
export function withTerms(
  content: string | null | undefined,
  offer: ApiOffer | null | undefined,
  { offer: messages }: MessagesOf<"detail">,
): string {
  const included = (offer?.included ?? []).map((part) => `<li>${escapeHtml(part)}</li>`).join("");
  const terms: [string, string][] = [
    [messages.period, escapeHtml(offer?.period?.trim() ?? "")],
    [messages.nights, escapeHtml(offer?.nights?.trim() ?? "")],
    [messages.included, included && `<ul>${included}</ul>`],
    [messages.cancellation, escapeHtml(offer?.cancellation?.trim() ?? "")],
  ];
  const list = terms
    .filter(([, html]) => html)
    .map(([name, html]) => `<dt>${escapeHtml(name)}</dt><dd>${html}</dd>`);
  return (content ?? "") + (list.length > 0 ? `<dl>${list.join("")}</dl>` : "");
}
