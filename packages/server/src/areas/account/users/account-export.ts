import { accountExport } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { toOwnUser } from '../../../identity/own-user.ts';
import type { SessionUser } from '../../../identity/session-user.ts';
import { requireOwnUser } from './own-account.ts';
import { type AccountLists, readAccount } from './read-account.ts';

/**
 * All that a pilot has put in, as the text of one JSON object that is never whole in memory. What others change meanwhile
 * may be in one list and not in another.
 */
export async function* exportAccount(db: Db, viewer: SessionUser): AsyncGenerator<string> {
  const { exportedAt, user } = accountExport.shape;
  const begun = exportedAt.parse(new Date().toISOString());
  yield `{"exportedAt":${JSON.stringify(begun)},"user":${text(user.parse(toOwnUser(await requireOwnUser(db, viewer))))}`;
  let open: string | undefined;
  let isFirst = true;
  for await (const piece of readAccount(db, viewer)) {
    for (const name of Object.keys(piece) as (keyof AccountLists)[]) {
      if (name !== open) {
        yield `${open ? ']' : ''},${text(name)}:[`;
        open = name;
        isFirst = true;
      }
      const items = accountExport.shape[name].parse(piece[name]).map(text).join(',');
      if (items === '') continue;
      yield isFirst ? items : `,${items}`;
      isFirst = false;
    }
  }
  yield ']}';
}

function text(value: unknown): string {
  return JSON.stringify(value);
}
