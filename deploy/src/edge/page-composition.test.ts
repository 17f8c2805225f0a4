import type { Composition } from '@estela/contracts/release';
import { pageJsonOf } from './page-composition.ts';

const all = { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page' };
const remote = (version: string) => ({
  version,
  entry: 'remoteEntry.js',
  integrity: all,
  hashes: 'sha384-all',
});
const remotes = { 'mf-gear': remote('1'), 'mf-spots': remote('2'), 'mf-social': remote('dev') };

function carried(owner: string | undefined, manifest: object = { lateHashes: true }) {
  const composition = { id: 'a', shell: { manifest }, remotes } as unknown as Composition;
  const json = pageJsonOf(composition, (version) => version !== 'dev')(owner);
  const page = JSON.parse(json) as Composition;
  return Object.fromEntries(Object.entries(page.remotes).map(([name, { integrity }]) => [name, integrity]));
}

const entry = { 'remoteEntry.js': 'sha384-entry' };

test('a page has all hashes of its own remote, of others that of the entry; builds that may change keep theirs', () => {
  expect(carried('mf-gear')).toEqual({ 'mf-gear': all, 'mf-spots': entry, 'mf-social': all });
  expect(carried(undefined)).toEqual({ 'mf-gear': entry, 'mf-spots': entry, 'mf-social': all });
});

test('a shell of an older release finds all hashes in its page', () => {
  expect(carried('mf-gear', {})).toEqual({ 'mf-gear': all, 'mf-spots': all, 'mf-social': all });
});
