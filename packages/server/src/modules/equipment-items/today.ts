/** The viewer's calendar day, in UTC where they name no time zone. */
export function todayIn(timeZone = 'UTC'): string {
  // Swedish writes a day as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
}
