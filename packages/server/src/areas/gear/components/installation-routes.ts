import { calls, type Installation } from '@estela/contracts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../database/open.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { NotFoundError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { toPage } from '../../../lists/page.ts';
import { requirePrivate } from '../../../references/private-items.ts';
import { requireUsable } from '../../../references/references.ts';
import {
  countInstallations,
  listInstallations,
  selectInstallations,
  toInstallation,
} from './installation-rows.ts';
import { addInstallation, changeInstallation } from './installations.ts';

export async function installationRoutes(app: FastifyInstance): Promise<void> {
  route(app, calls.listInstallations, async ({ db, viewer, params, query }) => {
    await requirePrivate(db, 'components', params.id, viewer.id);
    const total = await countInstallations(db, params.id);
    const rows = await listInstallations(db, params.id, query);
    return toPage(rows.map(toInstallation), total, query);
  });

  route(app, calls.createInstallation, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await requirePrivate(trx, 'components', params.id, viewer.id);
      await requireUsable(trx, viewer, [{ field: 'drone', table: 'drones', ids: [body.drone] }]);
      return readInstallation(trx, await addInstallation(trx, params.id, viewer.id, body));
    }),
  );

  route(app, calls.updateInstallation, ({ db, viewer, params, body }) =>
    inTransaction(db, async (trx) => {
      await changeInstallation(trx, params, viewer.id, body);
      return readInstallation(trx, params.installationId);
    }),
  );

  route(app, calls.deleteInstallation, async ({ db, viewer, params }) => {
    await requirePrivate(db, 'components', params.id, viewer.id);
    const { numDeletedRows } = await db
      .deleteFrom('installations')
      .where('id', '=', params.installationId)
      .where('component_id', '=', params.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new NotFoundError('installationNotFound');
    return undefined;
  });
}

async function readInstallation(db: Db, id: string): Promise<Installation> {
  return toInstallation(
    await selectInstallations(db).where('installations.id', '=', id).executeTakeFirstOrThrow(),
  );
}
