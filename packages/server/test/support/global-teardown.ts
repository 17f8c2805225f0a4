import { rm } from 'node:fs/promises';

/** Jest gives a worker half a second to end, which is too short to delete its own database. */
// biome-ignore lint/style/noDefaultExport: Jest takes it by its default export
export default async function globalTeardown(): Promise<void> {
  const dir = process.env.ESTELA_TEST_DIR;
  if (dir) await rm(dir, { recursive: true, force: true });
}
