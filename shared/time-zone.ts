/** True if a name is a time zone's, such as `Europe/Istanbul`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** A day's first instant in a time zone: (`2028-05-01`, `Europe/Istanbul`) → `2028-05-01T00:00:00+03:00`. */
export function startOfDay(day: string, timeZone: string | null | undefined): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: timeZone ?? "UTC", timeZoneName: "longOffset" });
  const name = format.formatToParts(new Date(`${day}T00:00Z`)).find(({ type }) => type === "timeZoneName");
  return `${day}T00:00:00${name?.value.replace("GMT", "") || "+00:00"}`;
}
