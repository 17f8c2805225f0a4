import { generateKeyPairSync } from 'node:crypto';
import { newKey, privateKeyOf, privateText, publicKeyOf, publicText } from './key.ts';
import { checkSignature, signed } from './signature.ts';

const key = newKey();
const document = {
  app: 'mf-gear',
  files: [{ path: 'a.js', bytes: 1 }],
  why: undefined,
};
const onDisk = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
const good = onDisk(signed('release', document, key));
const check =
  (value: unknown, keys = [key]) =>
  () =>
    checkSignature('release', value, keys, 'release.json');

test('what was signed is accepted, in any order of its fields', () => {
  expect(check(good)).not.toThrow();
  expect(check(Object.fromEntries(Object.entries(good).reverse()))).not.toThrow();
});

test('a signature is as good in a hundred years: no clock is asked', () => {
  jest.useFakeTimers({ now: new Date('2126-01-01') });
  expect(check(good)).not.toThrow();
  jest.useRealTimers();
});

test.each<[string, unknown]>([
  ['a changed value', { ...good, app: 'mf-flights' }],
  ['a changed value deep inside', { ...good, files: [{ path: 'a.js', bytes: 2 }] }],
  ['a field more', { ...good, forced: true }],
  ['a field less', onDisk({ ...good, files: undefined })],
  ['a cut signature', { ...good, signature: { key: key.id, value: cut(good) } }],
  ['an empty signature', { ...good, signature: { key: key.id, value: '' } }],
])('%s is refused', (_name, changed) => {
  expect(check(changed)).toThrow('WRONG_SIGNATURE');
});

test('a document without a signature, or with half of one, is refused', () => {
  for (const value of [document, { ...good, signature: { key: key.id } }, null, 'text'])
    expect(check(value)).toThrow('NOT_SIGNED');
});

test('another key is refused, also when it claims the id of a trusted one', () => {
  const other = newKey();
  const forged = onDisk(signed('release', document, other));
  expect(check(forged)).toThrow('UNKNOWN_KEY');
  expect(
    check({
      ...forged,
      signature: { ...(forged.signature as object), key: key.id },
    }),
  ).toThrow('WRONG_SIGNATURE');
});

test('a record does not pass for a pointer', () => {
  expect(() => checkSignature('pointer', good, [key], 'active.json')).toThrow('WRONG_SIGNATURE');
});

test('a key survives as text, for files and for a setting of one line', () => {
  const text = privateText(key);
  for (const form of [
    text,
    text.replaceAll('\n', '\\n'),
    key.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  ]) {
    const again = privateKeyOf(form, 'ESTELA_SIGNING_KEY');
    expect(again.id).toBe(key.id);
    expect(check(onDisk(signed('release', document, again)))).not.toThrow();
  }
  expect(check(good, [{ ...key, ...publicKeyOf(publicText(key), 'trusted.json') }])).not.toThrow();
});

test('a key of another kind is named by its source, never by its text', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const text = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
  for (const wrong of [text, 'nonsense', ''])
    expect(() => privateKeyOf(wrong, 'ESTELA_SIGNING_KEY')).toThrow(
      'BAD_KEY {"source":"ESTELA_SIGNING_KEY"}',
    );
});

function cut(whole: Record<string, unknown>): string {
  return (whole.signature as { value: string }).value.slice(0, -8);
}
