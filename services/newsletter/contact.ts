import { phoneKeys } from "./phone";
import { mailboxOf } from "./signup";

/** The details by which a person can be found. */
export interface Contact {
  email?: string | null;
  phone?: string | null;
}

/** Keys of a contact: two contacts are the same person if `own` of one overlaps `others` of the other. */
export function contactKeys({ email, phone }: Contact): { own: string[]; others: string[] } {
  const mailbox = email ? [mailboxOf(email)] : [];
  const phones = phoneKeys(phone ?? "");
  return { own: [...mailbox, ...phones.own], others: [...mailbox, ...phones.others] };
}

export function isSamePerson(one: Contact, other: Contact): boolean {
  const { others } = contactKeys(other);
  return contactKeys(one).own.some((key) => others.includes(key));
}
