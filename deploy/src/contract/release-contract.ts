import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@estela/contracts/release';
import type { ContractRelease } from './problems.ts';
import { contractOf } from './read-contract.ts';

/** What a release needs and gives. One from before the product kept that is read from its scripts, once. */
export function contractReader(folderOf: (app: string, version: string) => string) {
  const known = new Map<string, Promise<ContractRelease>>();
  return (release: Release): Promise<ContractRelease> => {
    const key = `${release.app} ${release.version}`;
    const reading = known.get(key) ?? contractOfRelease(release, folderOf(release.app, release.version));
    known.set(key, reading);
    return reading;
  };
}

/** Whoever neither draws nor fills a slot has nothing to say of props. */
const hasProps = ({ slots, slotProps }: { slots: string[]; slotProps?: object }) =>
  slots.length === 0 || slotProps !== undefined;

async function contractOfRelease(release: Release, folder: string): Promise<ContractRelease> {
  const { app, version, manifest, uses, provides, files } = release;
  if (uses && provides && hasProps(uses) && hasProps(provides))
    return { app, version, manifest, uses, provides };
  const { readScript } = await import('./script/script-facts.ts');
  const scripts = files.map((file) => file.path).filter((name) => name.endsWith('.js'));
  const facts = await Promise.all(
    scripts.map(async (name) => {
      // It was published before scripts were checked: what cannot be read says nothing.
      try {
        return [readScript(await readFile(path.join(folder, name), 'utf8'))];
      } catch {
        return [];
      }
    }),
  );
  return { app, version, manifest, ...contractOf(manifest, facts.flat()) };
}
