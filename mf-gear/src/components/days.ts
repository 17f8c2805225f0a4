/** The day that it is at an instant where the pilot is, as date fields hold it. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Noon of a day where the pilot is; of today its beginning while noon is still to come. */
export function instantOf(day: string): string {
  const noon = new Date(`${day}T12:00`);
  return (noon.getTime() > Date.now() ? new Date(`${day}T00:00`) : noon).toISOString();
}

/** Where the pilot is; the server counts days there. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
