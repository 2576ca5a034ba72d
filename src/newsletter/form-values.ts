/** What a visitor has put into the form. */
export interface FormValues {
  email: string;
  terms: boolean;
}

/** Reads the fields, which keep their own state. */
export function readFormValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return { email: String(data.get("email") ?? ""), terms: data.has("terms") };
}

/** Keeps `data-unsent` on a form that holds input a visitor would lose if the page went away now. */
export function markUnsent(form: HTMLFormElement): void {
  const { email, terms } = readFormValues(form);
  form.toggleAttribute("data-unsent", email !== "" || terms);
}
