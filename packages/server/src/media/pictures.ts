import { limits } from '@estela/contracts';
import { pictureWidths } from '@estela/contracts/pictures';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { ApiError, ConflictError, UnavailableError } from '../http/errors.ts';
import { RepeatedError } from '../http/idempotency.ts';
import type { SessionUser } from '../identity/session-user.ts';
import type { Variants } from './picture-processes.ts';
import {
  countPictures,
  dueRemovals,
  expectFiles,
  forgetRemovals,
  insertMedia,
  lockPilot,
} from './repository.ts';
import type { MediaStorage, StoredFile } from './storage.ts';
import { makeVariants } from './variants.ts';

/** Name of a variant's file. The end of an id is random: it spreads files over 256 folders, objects over partitions. */
export function fileKey(id: string, width: number): string {
  return `${id.slice(-2)}/${id}/${width}.webp`;
}

export type Owner = Pick<SessionUser, 'id' | 'verified'>;
/** Puts a picture's id where it belongs, in the transaction that stores its row. */
export type Attach<T> = (trx: Db, id: string) => Promise<T>;

/** Pictures that pilots upload: the files in the storage and the rows that own them. */
export class Pictures {
  private readonly storage: MediaStorage;
  private readonly db: Db;

  constructor(db: Db, storage: MediaStorage) {
    this.db = db;
    this.storage = storage;
  }

  /** Stores an uploaded picture, re-encoded; `original` is its file. */
  async store<T>(owner: Owner, original: string, attach: Attach<T>): Promise<T> {
    return this.storeVariants(owner, await makeVariants(owner.id, original), attach);
  }

  /**
   * Stores a picture that is encoded already. Whatever fails, neither row nor file stays. Files come first: a row never
   * names a file that is not there.
   */
  async storeVariants<T>(owner: Owner, { width, height, files }: Variants, attach: Attach<T>): Promise<T> {
    const id = newId();
    await expectFiles(this.db, id);
    let areStored = false;
    try {
      for (const file of files)
        await this.reach((storage) => storage.put(fileKey(id, file.width), file.content));
      areStored = true;
      const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
      return await inTransaction(this.db, async (trx) => {
        await lockPilot(trx, owner.id);
        await insertMedia(trx, {
          id,
          owner_id: owner.id,
          width,
          height,
          bytes,
        });
        const attached = await attach(trx, id);
        const most = limits.imagesPerPilot[owner.verified ? 'verified' : 'pilot'];
        if ((await countPictures(trx, owner.id)) > most) throw new ConflictError('pictureQuota');
        return attached;
      });
    } catch (error) {
      // A commit whose result was lost may have gone through: then its note is gone; otherwise the sweep finds the
      // note.
      if (error instanceof ApiError || error instanceof RepeatedError) await this.discard(id, areStored);
      throw error;
    }
  }

  /** One variant; null where there is none. */
  open(id: string, width: number): Promise<StoredFile | null> {
    return this.reach((storage) => storage.get(fileKey(id, width)));
  }

  /** Throws when no picture could be stored now. */
  check(): Promise<void> {
    return this.reach((storage) => storage.check());
  }

  /** Deletes the files of pictures that are gone. Safe to run at any time and by several processes at once. */
  async sweep(): Promise<void> {
    for (let ids = await dueRemovals(this.db); ids.length > 0; ids = await dueRemovals(this.db)) {
      for (const id of ids) await this.removeFiles(id);
      await forgetRemovals(this.db, ids);
    }
  }

  /** What was not stored to its end stays noted: a write that nobody waits for any more may still arrive. */
  private async discard(id: string, areStored: boolean): Promise<void> {
    try {
      await this.removeFiles(id);
      if (areStored) await forgetRemovals(this.db, [id]);
    } catch {
      // A storage that is away removes nothing; the sweep tries again.
    }
  }

  private async removeFiles(id: string): Promise<void> {
    for (const width of pictureWidths) await this.storage.remove(fileKey(id, width));
  }

  /** Whatever a storage fails of, a full disk too, may be over soon. */
  private async reach<T>(work: (storage: MediaStorage) => Promise<T>): Promise<T> {
    try {
      return await work(this.storage);
    } catch (error) {
      throw new UnavailableError(error);
    }
  }
}
