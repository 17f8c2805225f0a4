import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFolderNotWritableError } from '../start-errors.ts';
import { ownerOnly } from './private-folder.ts';

/**
 * Makes the data folder and what is missing above it, unless it is there. Private pictures and uploads lie in it: no other
 * user of the machine enters one that we make. One that is there is as its owner wants it.
 */
export function makeDataFolder(dir: string): void {
  try {
    make(dir, ownerOnly);
  } catch (error) {
    throw new DataFolderNotWritableError(dir, error);
  }
}

/** Not `recursive`: below /proc, where no folder can be made, Node would try again for ever. */
function make(dir: string, mode?: number): void {
  const found = statSync(dir, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (!found && dirname(dir) !== dir) make(dirname(dir));
  try {
    mkdirSync(dir, mode);
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
