import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { type FakeWorkspace, fakeWorkspace } from '../../../test/fake-workspace.ts';
import { networkOf, recordAct } from './audit-log.ts';
import { isExpired, readTokens, tokenWith } from './tokens.ts';

let workspace: FakeWorkspace;
beforeEach(async () => {
  workspace = await fakeWorkspace();
});
afterEach(() => workspace.remove());

async function make(name: string, ...more: string[]): Promise<string> {
  expect(await workspace.fleet('token', 'add', name, '--apps', 'mf-gear', '--json', ...more)).toBe(0);
  return JSON.parse(workspace.lines.join('\n')).token;
}

test('a token is printed once; the store keeps its hash, apps, expiry and who made it', async () => {
  await workspace.fleet('token', 'add', 'gear-ci', '--apps', 'mf-gear,mf-spots', '--expires', '30d');
  const secret = workspace.lines[1] ?? '';
  expect(secret).toMatch(/^estela_fleet_[\w-]{43}$/);
  expect(await readFile(workspace.store.paths.tokens, 'utf8')).not.toContain(secret.slice(-43));
  const [token] = await readTokens(workspace.store.paths);
  expect(token).toMatchObject({ name: 'gear-ci', apps: ['mf-gear', 'mf-spots'], by: 'tester' });
  const days = (Date.parse(String(token?.expires)) - Date.parse(String(token?.created))) / 86_400_000;
  expect(days).toBeCloseTo(30, 3);
});

test('the list says when a token was last used, and a revoked one is gone', async () => {
  await make('gear-ci');
  const at = new Date(Date.now() + 1000).toISOString();
  const act = { at, token: 'gear-ci', address: '192.0.2.0/24', command: 'status', outcome: 'done' } as const;
  await recordAct(workspace.store.paths, act);
  await workspace.fleet('token', 'list');
  expect(workspace.lines[1]).toMatch(new RegExp(`^gear-ci +mf-gear .* ${at}$`));
  await workspace.fleet('audit');
  expect(workspace.lines[1]?.split(/ {2,}/)).toEqual([at, 'gear-ci', '192.0.2.0/24', 'status', 'done']);
  expect(await workspace.fleet('token', 'revoke', 'gear-ci')).toBe(0);
  expect(await readTokens(workspace.store.paths)).toEqual([]);
});

test.each([
  [['token', 'add', 'gear-ci', '--apps', 'mf-gear'], 3, 'there is a token named gear-ci already'],
  [['token', 'revoke', 'nobody'], 3, 'there is no token named nobody'],
  [['token', 'add', 'Gear CI', '--apps', 'mf-gear'], 2, 'A name has small letters'],
  [['token', 'add', 'other', '--apps', '../etc'], 2, 'Name apps with commas'],
  [['token', 'add', 'other', '--apps', 'mf-gear', '--expires', '2'], 2, 'Give days'],
  [['token', 'add', 'other'], 2, "required option '--apps <apps>' not specified"],
])('%j is refused and says what to do', async (args, code, text) => {
  await make('gear-ci');
  expect(await workspace.fleet(...args)).toBe(code);
  expect(workspace.errors[0]).toContain(text);
});

test('only the very secret opens a token, whatever else is sent', async () => {
  const secret = await make('gear-ci');
  await make('gear-2');
  const tokens = await readTokens(workspace.store.paths);
  expect(tokenWith(secret, tokens)?.name).toBe('gear-ci');
  const altered = fc
    .tuple(fc.nat(secret.length - 1), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([at, letter]) => secret.slice(0, at) + letter + secret.slice(at + 1))
    .filter((text) => text !== secret);
  fc.assert(
    fc.property(fc.oneof(fc.string(), altered, fc.constant(`${secret} `)), (text) => {
      expect(tokenWith(text, tokens)).toBeUndefined();
    }),
  );
});

test('a token expires at its time, not before', () => {
  const token = { expires: '2030-01-01T00:00:00.000Z' };
  const at = Date.parse(token.expires);
  expect([isExpired(token, at - 1), isExpired(token, at)]).toEqual([false, true]);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', 'unknown'],
])('of the address %j the log keeps %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
