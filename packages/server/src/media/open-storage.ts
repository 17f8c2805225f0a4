import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import type { MediaStorage } from './storage.ts';

/** The data folder, or an object storage, whose client is loaded only then. */
export async function openStorage({ dataDir, s3 }: Config): Promise<MediaStorage> {
  if (!s3) return diskStorage(join(dataDir, 'media'));
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(s3);
}
