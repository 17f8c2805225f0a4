import fs from 'node:fs';
import { join } from 'node:path';
import { FolderFS } from './folder-fs.mjs';
import { SyncedFiles } from './synced-files.mjs';

/** Of a file's flags: how it was opened. */
const accessMode = 3;
/** The folder of one database, with nearly all the files. */
const databaseFolder = /[\\/]base[\\/]\d+$/;
/** Of an unlogged table: recovery looks for it in the folder, and needs all files beside it. */
const initialFork = '_init';

/** Stock NodeFS has no fsync and PGlite starts with -F: an acknowledged commit could be lost in a power cut. */
export class DurableNodeFS extends FolderFS {
  /** Names that a folder does not list while the database starts. */
  unlisted = new Map();

  async initialSyncFs() {
    this.syncedFiles = new SyncedFiles(await this.dir);
    const { NODEFS } = this.pg.Module;
    const { readdir } = NODEFS.node_ops;
    NODEFS.node_ops.readdir = (node) => this.list(NODEFS.realPath(node), readdir(node));
    NODEFS.stream_ops.fsync = (stream) => {
      if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
      else if (this.syncedFiles) this.syncOnce(stream);
      else fs.fdatasyncSync(stream.nfd);
      return 0;
    };
    await super.initialSyncFs();
  }

  /**
   * While the database starts, its folder lists only what needs a sync: nothing but that sync goes by the list, twice, and
   * opens every file of it. It comes before anything is written, and what lists the folder after it looks for nothing
   * that could be there: the files are looked at once.
   */
  list(path, names) {
    if (!this.syncedFiles || !databaseFolder.test(path)) return names;
    if (names.some((name) => name.endsWith(initialFork))) return names;
    const isKept = (name) => this.syncedFiles.keeps(fs.lstatSync(join(path, name)));
    const unlisted = this.unlisted.get(path) ?? new Set(names.filter(isKept));
    this.unlisted.set(path, unlisted);
    return names.filter((name) => !unlisted.has(name));
  }

  /** While the database starts. Later the few files that it syncs are those that it has written to. */
  syncOnce({ nfd, flags }) {
    // A hint that a sync will come: PostgreSQL gives it for each file before the first.
    if ((flags & accessMode) === fs.constants.O_RDONLY) return;
    const stats = fs.fstatSync(nfd);
    if (this.syncedFiles.keeps(stats)) return;
    fs.fdatasyncSync(nfd);
    this.syncedFiles.add(stats);
  }

  /** The database has started. */
  started() {
    this.syncedFiles.write();
    this.syncedFiles = undefined;
    this.unlisted.clear();
  }
}

function syncFolder(path) {
  const fd = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(fd);
  } finally {
    fs.closeSync(fd);
  }
}
