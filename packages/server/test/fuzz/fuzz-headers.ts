import fc from 'fast-check';
import { sometimes } from './malformed.ts';

const contentTypes = [
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/jsonp',
  'text/plain',
  'text/plain, application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  '',
  '/',
  'application/json\u00e9',
  'x'.repeat(5_000),
];

const languages = [
  'es',
  'en',
  'en-GB,es;q=0.1',
  'es-ES',
  'fr',
  '*',
  ';q=,',
  'en;q=NaN',
  'x'.repeat(9_000),
  '\u00ff',
];

const tokens = [
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  `Bearer ${'x'.repeat(9_000)}`,
  `Bearer ${'A'.repeat(43)}`,
  'Bearer a b c',
  '\u00ff',
];

/** Optional headers: in how many of a hundred requests each is sent, and with which values. */
const rare: [name: string, percent: number, values: readonly string[]][] = [
  ['authorization', 4, tokens],
  ['content-type', 8, contentTypes],
  ['accept-language', 60, languages],
  ['idempotency-key', 10, ['k1', 'k2', '', ' ', 'x'.repeat(201), 'ñ', '__proto__', 'a,b', '"']],
  ['content-length', 3, ['0', '1', '999999999', '-1', 'x', '1e3']],
  ['content-encoding', 2, ['gzip', 'br', 'x']],
  ['x-forwarded-for', 2, ['', '::', '999.1.1.1', 'x'.repeat(5_000)]],
  ['host', 2, ['', 'evil.test', 'a b', '[::1']],
  ['accept', 2, ['text/html', '\u00ff', '*/*;q=x']],
  ['x-http-method-override', 2, ['DELETE']],
];

const odd = fc.tuple(
  ...rare.map(([name, percent, values]) =>
    sometimes(
      percent,
      fc.constantFrom(...values).map((value) => ({ [name]: value })),
      fc.constant({}),
    ),
  ),
);

/** Headers of one request: those of an honest client, sometimes with one replaced. */
export function fuzzHeaders(token: fc.Arbitrary<string | undefined>): fc.Arbitrary<Record<string, string>> {
  return fc.tuple(token, odd).map(([held, others]) => ({
    'content-type': 'application/json',
    ...(held && { authorization: `Bearer ${held}` }),
    ...Object.assign({}, ...others),
  }));
}
