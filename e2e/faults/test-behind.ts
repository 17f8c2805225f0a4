import type { Product } from '../fixtures/product.ts';
import { type Line, startLine } from './line.ts';
import { startMailServer } from './mail-server.ts';
import { bucket, startObjectStore } from './object-store.ts';
import { startPostgres } from './postgres.ts';
import { test as base, startBehind } from './test.ts';

/** What a product depends on, each at the end of a line that can be cut. */
export interface Dependencies {
  database: Line;
  storage: Line;
  mail: Line;
  /** To whom mails have come. */
  recipients: string[];
}

/** Over a product of its own, with PostgreSQL, a storage for its pictures and a mail server. */
export const test = base.extend<object, { dependencies: Dependencies; product: Product }>({
  dependencies: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the required fixtures
    async ({}, use) => {
      const [postgres, objects, mails] = [
        await startPostgres(),
        await startObjectStore(),
        await startMailServer(),
      ];
      const { recipients } = mails;
      const [database, storage, mail] = [
        await startLine(postgres.port),
        await startLine(objects.port),
        await startLine(mails.port),
      ];
      await use({ database, storage, mail, recipients });
      for (const line of [database, storage, mail]) await line.close();
      await Promise.all([postgres.stop(), objects.close(), mails.close()]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: [
    async ({ front, dependencies: { database, storage, mail } }, use) => {
      const product = await startBehind(front, {
        DATABASE_URL: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
        S3_ENDPOINT: `http://127.0.0.1:${storage.port}`,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: 'estela',
        S3_SECRET_ACCESS_KEY: 'estela',
        SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
