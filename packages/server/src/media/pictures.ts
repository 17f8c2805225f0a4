import { limits } from '@estela/contracts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { ConflictError } from '../http/errors.ts';
import type { Viewer } from '../identity/viewer.ts';
import {
  countPictures,
  dueRemovals,
  expectFiles,
  forgetRemovals,
  insertMedia,
  lockPilot,
} from './repository.ts';
import type { MediaStorage } from './storage.ts';
import { makeVariants, variantWidths } from './variants.ts';

/** Name of a variant's file in the storage. */
export function fileKey(id: string, width: number): string {
  return `${id}/${width}.webp`;
}

/** Pictures that pilots upload: the files in the storage and the rows that own them. */
export class Pictures {
  readonly storage: MediaStorage;
  private readonly db: Db;

  constructor(db: Db, storage: MediaStorage) {
    this.db = db;
    this.storage = storage;
  }

  /**
   * Stores an uploaded picture. `attach` puts its id where it belongs, in the same transaction; whatever fails,
   * neither row nor file stays. Files come first: a row never names a file that is not there.
   */
  async store(
    owner: Viewer,
    original: Buffer,
    attach: (trx: Db, id: string) => Promise<void>,
  ): Promise<void> {
    const { width, height, files } = await makeVariants(original);
    const id = newId();
    await expectFiles(this.db, id);
    try {
      for (const file of files) await this.storage.put(fileKey(id, file.width), file.content);
      const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
      await inTransaction(this.db, async (trx) => {
        await lockPilot(trx, owner.id);
        await insertMedia(trx, { id, owner_id: owner.id, width, height, bytes });
        await attach(trx, id);
        const most = limits.imagesPerPilot[owner.verified ? 'verified' : 'pilot'];
        if ((await countPictures(trx, owner.id)) > most) throw new ConflictError('pictureQuota');
      });
    } catch (error) {
      await this.removeFiles([id]);
      throw error;
    }
  }

  /** Deletes the files of pictures that are gone. Safe to run at any time and by several processes at once. */
  async sweep(): Promise<void> {
    for (let ids = await dueRemovals(this.db); ids.length > 0; ids = await dueRemovals(this.db)) {
      await this.removeFiles(ids);
    }
  }

  private async removeFiles(ids: string[]): Promise<void> {
    for (const id of ids) {
      for (const width of variantWidths) await this.storage.remove(fileKey(id, width));
    }
    await forgetRemovals(this.db, ids);
  }
}
