import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTemplate } from '../../src/database/template.ts';

/** Creates what the Jest workers share: the template to copy, and a folder for their databases. */
// biome-ignore lint/style/noDefaultExport: Jest takes it by its default export
export default async function globalSetup(): Promise<void> {
  if (!process.env.DATABASE_URL) await ensureTemplate();
  process.env.ESTELA_TEST_DIR = await mkdtemp(join(tmpdir(), 'estela-jest-'));
}
