/** A time as the database stores it, ISO 8601 in UTC. */
export function isoTime(time: number): string {
  return new Date(time).toISOString();
}
