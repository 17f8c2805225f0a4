import { aRemote } from '../testing/shell-parts.tsx';
import { hashesOf, knowHashes } from './file-hashes.ts';
import { countRetry } from './retries.ts';

const gear = aRemote('mf-gear', []);
const hashOf = (address: string) =>
  globalThis.__estelaHashOf?.(`http://localhost/remotes/mf-gear/${address}`);

test('files of the release have its hashes, whatever version or retry their address names', async () => {
  await knowHashes('mf-gear', { ...gear, integrity: { 'page.1.js': 'sha384-page' } });
  expect(hashOf('files/page.1.js?retry=2#1.0.0')).toBe('sha384-page');
  expect(hashOf('files/page.1.css')).toBe(`sha384-${'A'.repeat(64)}`);
});

test('files of a version that was replaced still have theirs', async () => {
  await knowHashes('mf-gear', { ...gear, integrity: { 'page.1.js': 'sha384-page' } });
  await knowHashes('mf-gear', { ...gear, integrity: { 'page.2.js': 'sha384-other' } });
  expect(hashOf('files/page.1.js')).toBe('sha384-page');
  expect(hashOf('files/page.2.js')).toBe('sha384-other');
});

test('a hash that browsers do not check does not count', async () => {
  for (const hash of ['', 'md5-page', 'page']) {
    await knowHashes('mf-gear', { ...gear, integrity: { 'page.3.js': hash } });
    expect(hashOf('files/page.3.js')).toBe(`sha384-${'A'.repeat(64)}`);
  }
});

describe('a remote for which the page has only the hash of the entry', () => {
  const aSlim = (version: string) => ({
    ...gear,
    base: `/remotes/mf-gear/${version}/`,
    integrity: { 'remoteEntry.js': 'sha384-entry' },
    hashes: 'sha384-all',
  });
  const answers = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
  const all = { 'remoteEntry.js': 'sha384-entry', 'page.4.js': 'sha384-later' };

  beforeEach(() => {
    answers.mockReset().mockResolvedValue({ ok: true, json: async () => all });
    globalThis.fetch = answers as never;
    globalThis.__estelaRetries = undefined;
  });

  test('all are fetched once, and checked by a hash in the page', async () => {
    const slim = aSlim('2.0.0');
    await Promise.all([knowHashes('mf-gear', slim), knowHashes('mf-gear', slim)]);
    await knowHashes('mf-gear', slim);
    expect(answers).toHaveBeenCalledTimes(1);
    expect(answers).toHaveBeenCalledWith(
      '/remotes/mf-gear/2.0.0/hashes.json',
      expect.objectContaining({ integrity: 'sha384-all' }),
    );
    expect(hashOf('files/page.4.js')).toBe('sha384-later');
    expect(hashesOf(slim)).toEqual(all);
  });

  test.each<[string, () => Promise<Partial<Response>>]>([
    ['are not there', async () => ({ ok: false, status: 404 })],
    ['are not those that the page vouches for', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('when they %s it is rejected, and a retry uses another address', async (_, answer) => {
    const slim = aSlim('3.0.0');
    answers.mockImplementationOnce(answer);
    await expect(knowHashes('mf-gear', slim)).rejects.toThrow();
    expect(hashesOf(slim)).toEqual(slim.integrity);
    countRetry('mf-gear');
    answers.mockImplementationOnce(answer);
    await expect(knowHashes('mf-gear', slim)).rejects.toThrow();
    expect(answers.mock.calls.map(([address]) => address)).toEqual([
      '/remotes/mf-gear/3.0.0/hashes.json',
      '/remotes/mf-gear/3.0.0/hashes.json?retry=1',
    ]);
  });
});
