/** What a visitor has entered in the form. */
export interface FormValues {
  email: string;
  terms: boolean;
}

/** Reads the uncontrolled fields. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return { email: String(data.get("email") ?? ""), terms: data.has("terms") };
}

/** Maintains `data-unsent` on a form whose input would be lost if the page were left now. */
export function markUnsent(form: HTMLFormElement): void {
  const { email, terms } = readFormValues(form);
  form.toggleAttribute("data-unsent", email !== "" || terms);
}
