import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DataFolderNotWritableError } from '../start-errors.ts';

/** Makes the data folder and what is missing above it, unless it is there. */
export function makeDataFolder(dir: string): void {
  try {
    make(dir);
  } catch (error) {
    throw new DataFolderNotWritableError(dir, error);
  }
}

/** Not `recursive`: below /proc, where no folder can be made, Node would try again for ever. */
function make(dir: string): void {
  const found = statSync(dir, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (!found && dirname(dir) !== dir) make(dirname(dir));
  try {
    mkdirSync(dir);
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
