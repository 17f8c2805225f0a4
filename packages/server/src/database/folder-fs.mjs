import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';

/** PGlite's NodeFS, but for a folder that is named while all that does not depend on it gets ready. */
export class FolderFS extends EmscriptenBuiltinFilesystem {
  /** @param {Promise<string>} dir made where it is missing */
  constructor(dir) {
    super();
    this.dir = dir;
  }

  async init(pg, emscriptenOpts) {
    this.pg = pg;
    return { emscriptenOpts };
  }

  /** The first thing that PGlite does once its code is ready. */
  async initialSyncFs() {
    const root = await this.dir;
    fs.mkdirSync(root, { recursive: true });
    const { FS, NODEFS } = this.pg.Module;
    FS.mkdirTree(PGlite.paths.PGDATA);
    FS.mount(NODEFS, { root }, PGlite.paths.PGDATA);
  }

  async closeFs() {
    this.pg.Module.FS.quit();
  }
}
