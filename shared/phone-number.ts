/** E.164, as in hotel files and the content API. */
export const PHONE_NUMBER = /^\+\d{8,15}$/;

/** Accepts any common notation of a phone number. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, "").length;
  return /^[+\d\s()./-]*$/.test(value) && digits >= 5 && digits <= 20;
}
