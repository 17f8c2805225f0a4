/**
 * Tables whose rows go neither into a backup nor to another database. Everything else does, sessions and idempotency
 * keys too.
 */
export const leftBehind: ReadonlySet<string> = new Set([
  // Which schema the rows have is said by the backup itself; the migrations that are run write their own rows.
  'migrations',
  // Locks of a quarter of an hour, and counts of a minute or an hour.
  'login_failures',
  'rate_windows',
  // Open event streams and their events. Events carry numbers of this database's transactions.
  'event_watchers',
  'event_tickets',
  'events',
  // When a server of this database last did what.
  'jobs',
]);

/** Tables that go to another database and into no backup: whoever finds one must not open with it what it holds sealed. */
export const keptApart: ReadonlySet<string> = new Set(['secrets', 'former_media_keys']);

/** Tables that have rows before anybody has used the database; a restore puts the backup's in their place. */
export const filledAtStart: ReadonlySet<string> = new Set([
  'secrets',
  'group_counts',
  'site_counts',
  'user_count',
]);
