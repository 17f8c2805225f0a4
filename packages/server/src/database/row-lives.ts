import { sql } from 'kysely';

/** How long rows count. Readers look at these times themselves; housekeeping deletes what is past them. */
export const rowLives = {
  /** Since its last use, and since it began. */
  session: { idle: sql`interval '30 days'`, total: sql`interval '90 days'` },
  passwordReset: sql`interval '10 minutes'`,
  emailConfirm: sql`interval '24 hours'`,
  emailUndo: sql`interval '7 days'`,
  /** Since it was switched on: for so long the link that undoes a change takes a second factor away with it. */
  newFactor: sql`interval '7 days'`,
  /** As long as the link to undo a change of address, which the mails that wait are about at most. */
  outbox: sql`interval '7 days'`,
  loginFailures: sql`interval '15 minutes'`,
  eventTicket: sql`interval '1 minute'`,
  eventWatcher: sql`interval '1 day'`,
  event: sql`interval '1 day'`,
  notification: sql`interval '180 days'`,
  /** Until then a declined pilot may not ask again. */
  declinedRequest: sql`interval '30 days'`,
  idempotencyKey: sql`interval '1 day'`,
  /** As long as the address of a picture may last: signed at the first moment of a half day, good until the next one ends. */
  formerMediaKey: sql`interval '1 day'`,
};

/** Whether a row of `sessions` is still open. */
export const isOpenSession = sql<boolean>`(sessions.last_used_at > now() - ${rowLives.session.idle}
  and sessions.created_at > now() - ${rowLives.session.total})`;
