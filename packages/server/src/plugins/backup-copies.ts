import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { lendCopies } from '../backup/lend-copy.ts';
import type { OpenDatabase } from '../database/open.ts';

/** The command `backup` beside a server with the embedded database. */
export const backupCopiesPlugin = fp(
  async (app: FastifyInstance, { database }: { database: OpenDatabase }) => {
    let end: (() => Promise<void>) | undefined;
    app.addHook('onListen', async () => {
      const onFailure = (error: unknown) => app.log.error({ err: error }, 'a backup could not be served');
      end = await lendCopies(app.config.dataDir, database, onFailure);
    });
    app.addHook('preClose', () => end?.());
  },
  { name: 'backup-copies' },
);
