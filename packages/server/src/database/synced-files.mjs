import fs from 'node:fs';
import { join } from 'node:path';

/** In the folder of the database; PostgreSQL does not mind. */
const listName = 'synced.json';
/** Milliseconds. What was written so lately may be written again within the same tick of the file system's clock. */
const lately = 1_000;
/** Where `global/pg_control` holds the state of the database, and the one after a clean end. */
const stateAt = 16;
const shutDown = 1;

/**
 * Which files of a database need no sync when it recovers from a crash: PostgreSQL then syncs all, some 1,400, for it
 * cannot know which of them the process before had written to. A file is known by its inode, its size and the time of its
 * last change, which every write moves and nobody can set: one that was on the disk and has not changed is there yet.
 */
export class SyncedFiles {
  constructor(dir, now = Date.now()) {
    this.dir = dir;
    this.known = readList(dir);
    this.found = {};
    this.now = now;
    if (!isShutDown(dir)) return;
    for (const path of filesIn(dir)) this.add(fs.statSync(path));
  }

  /** Is all that was ever written to this file on the disk? Then it stays in the list. */
  keeps(stats) {
    if (this.known[stats.ino] !== markOf(stats)) return false;
    this.found[stats.ino] = this.known[stats.ino];
    return true;
  }

  /** Notes a file that has been synced; `stats` must be older than the sync. */
  add(stats) {
    if (this.now - stats.ctimeMs > lately) this.found[stats.ino] = markOf(stats);
  }

  /** Writes the list for the next start. One that a crash leaves unreadable is none: everything is synced then. */
  write() {
    const path = join(this.dir, listName);
    try {
      fs.writeFileSync(`${path}.new`, JSON.stringify(this.found));
      fs.renameSync(`${path}.new`, path);
    } catch {
      // A full disk: no reason not to serve, and an older list holds true.
    }
  }
}

const markOf = ({ size, ctimeMs }) => `${size} ${ctimeMs}`;

function readList(dir) {
  try {
    return JSON.parse(fs.readFileSync(join(dir, listName), 'utf8'));
  } catch {
    return {};
  }
}

/** Whether the last process ended cleanly, which leaves everything on the disk. */
function isShutDown(dir) {
  try {
    return fs.readFileSync(join(dir, 'global/pg_control')).readUInt32LE(stateAt) === shutDown;
  } catch {
    // Not initialised yet.
    return false;
  }
}

function* filesIn(dir) {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}
