/**
 * Interpolates values into a message: (`Letters from {{hotel}}`, `{ hotel: "Lodge" }`) → `Letters from Lodge`. A value's
 * own full stop ends the sentence too: (`until {{date}}.`, `{ date: "3 декабря 2026 г." }`) → `until 3 декабря 2026 г.`
 */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{\{(\w+)\}\}(\.?)/g, (_placeholder, name: string, stop: string) => {
    const value = String(values[name] ?? "");
    return value.endsWith(".") ? value : value + stop;
  });
}
