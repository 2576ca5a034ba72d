/** Interpolates values into a message: (`Letters from {{hotel}}`, `{ hotel: "Lodge" }`) → `Letters from Lodge`. */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => String(values[name] ?? ""));
}
