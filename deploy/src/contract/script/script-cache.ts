import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, replaceFile } from '../../files/durable.ts';
import type { ScriptFacts } from './script-facts.ts';

/** To be raised when something else is read from scripts: what was kept before is then read again. */
const format = 2;

type Kept = Record<string, ScriptFacts>;

/**
 * What the scripts of an app's last build say, by the hashes of their bytes. Reading a whole remote takes half a second,
 * and a change of a text leaves all but two scripts as they were.
 */
export async function openScriptCache(file: string) {
  const before = await kept(file);
  const now: Kept = {};
  let isChanged = false;
  return {
    async read(integrity: string, source: () => Promise<string>): Promise<ScriptFacts> {
      const known = before[integrity];
      isChanged ||= !known;
      const facts = known ?? (await parse(await source()));
      now[integrity] = facts;
      return facts;
    },
    /** Keeps what this build says, and nothing of the build before. */
    async save(): Promise<void> {
      if (!isChanged) return;
      try {
        await makeFolder(path.dirname(file));
        await replaceFile(file, JSON.stringify({ format, scripts: now }));
      } catch {
        // As with reading: a folder that cannot be written costs time alone.
      }
    },
  };
}

async function parse(source: string): Promise<ScriptFacts> {
  // The parser is loaded only where there is something to parse.
  const { readScript } = await import('./script-facts.ts');
  return readScript(source);
}

/** It only saves time: whatever is wrong with the file, the scripts are read. */
async function kept(file: string): Promise<Kept> {
  try {
    const found = JSON.parse(await readFile(file, 'utf8'));
    return found.format === format ? found.scripts : {};
  } catch {
    return {};
  }
}
