import { aRemote } from '../testing/shell-parts.tsx';
import { knowHashes } from './file-hashes.ts';

const gear = aRemote('mf-gear', []);
const hashOf = (address: string) =>
  globalThis.__estelaHashOf?.(`http://localhost/remotes/mf-gear/${address}`);

test('files of the release have its hashes, whatever version or retry the address names', () => {
  knowHashes({ ...gear, integrity: { 'page.1.js': 'sha384-page' } });
  expect(hashOf('files/page.1.js?retry=2#1.0.0')).toBe('sha384-page');
  expect(hashOf('files/page.1.css')).toBe(`sha384-${'A'.repeat(64)}`);
});

test('files of a version that was replaced keep theirs', () => {
  knowHashes({ ...gear, integrity: { 'page.1.js': 'sha384-page' } });
  knowHashes({ ...gear, integrity: { 'page.2.js': 'sha384-other' } });
  expect(hashOf('files/page.1.js')).toBe('sha384-page');
  expect(hashOf('files/page.2.js')).toBe('sha384-other');
});

test('a hash that browsers do not check is none', () => {
  for (const hash of ['', 'md5-page', 'page']) {
    knowHashes({ ...gear, integrity: { 'page.3.js': hash } });
    expect(hashOf('files/page.3.js')).toBe(`sha384-${'A'.repeat(64)}`);
  }
});
