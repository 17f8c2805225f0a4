/** The day of an instant in the pilot's time zone, in the format of date fields. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Noon of a day in the pilot's time zone; for today its beginning if noon is still to come. */
export function instantOf(day: string): string {
  const noon = new Date(`${day}T12:00`);
  return (noon.getTime() > Date.now() ? new Date(`${day}T00:00`) : noon).toISOString();
}

/** The pilot's time zone, in which the server counts days. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
