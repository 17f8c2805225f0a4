import type { Db } from '../../../database/open.ts';
import { InvalidInputError } from '../../../http/errors.ts';
import { seal, unseal } from '../../../identity/sealed.ts';
import { readAccountKey } from './factor-repository.ts';

/** Milliseconds: enough to write an appeal. */
const life = 15 * 60_000;

/** What the sealed text is for: no other secret that the key seals opens as a ticket. */
const purpose = 'suspension ticket';

/** The act that a ticket is about, and its pilot. */
interface Suspended {
  actId: string;
  pilotId: string;
}

/** For whoever has just proven the password of a suspended account. Nothing keeps it: the seal says that it is ours. */
export async function issueSuspensionTicket(db: Db, { actId, pilotId }: Suspended): Promise<string> {
  const content = [actId, pilotId, Date.now() + life].join(' ');
  return seal(await readAccountKey(db), Buffer.from(content), purpose).toString('base64url');
}

export async function openSuspensionTicket(db: Db, ticket: string): Promise<Suspended> {
  const [actId = '', pilotId = '', end = ''] = contentOf(await readAccountKey(db), ticket).split(' ');
  if (Number(end) <= Date.now()) throw invalidTicket();
  return { actId, pilotId };
}

function contentOf(key: Buffer, ticket: string): string {
  try {
    return unseal(key, Buffer.from(ticket, 'base64url'), purpose).toString();
  } catch {
    throw invalidTicket();
  }
}

function invalidTicket(): InvalidInputError {
  return new InvalidInputError({ ticket: 'invalid' }, 'suspensionTicketInvalid');
}
