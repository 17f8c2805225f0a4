import type { Dice } from './dice.ts';

type Headers = Record<string, string>;

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

const keys = ['k1', 'k2', '', ' ', 'x'.repeat(201), 'ñ', '__proto__', 'a,b', '"'];

const tokens = [
  'Bearer',
  'Bearer ',
  'Basic YTpi',
  `Bearer ${'x'.repeat(9_000)}`,
  `Bearer ${'A'.repeat(43)}`,
  'Bearer a b c',
  '\u00ff',
];

/** Headers of one request: mostly those of an honest client, each now and then another. */
export function hostileHeaders(dice: Dice, token: string | undefined): Headers {
  const headers: Headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (dice.chance(0.04)) headers.authorization = dice.pick(tokens);
  if (dice.chance(0.08)) headers['content-type'] = dice.pick(contentTypes);
  if (dice.chance(0.6)) headers['accept-language'] = dice.pick(languages);
  if (dice.chance(0.1)) headers['idempotency-key'] = dice.pick(keys);
  if (dice.chance(0.03)) headers['content-length'] = dice.pick(['0', '1', '999999999', '-1', 'x', '1e3']);
  if (dice.chance(0.02)) headers['content-encoding'] = dice.pick(['gzip', 'br', 'x']);
  if (dice.chance(0.02)) headers['x-forwarded-for'] = dice.pick(['', '::', '999.1.1.1', 'x'.repeat(5_000)]);
  if (dice.chance(0.02)) headers.host = dice.pick(['', 'evil.test', 'a b', '[::1']);
  if (dice.chance(0.02)) headers.accept = dice.pick(['text/html', '\u00ff', '*/*;q=x']);
  if (dice.chance(0.02)) headers['x-http-method-override'] = 'DELETE';
  return headers;
}
