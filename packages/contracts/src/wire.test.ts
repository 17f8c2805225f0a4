import { limits } from './limits.ts';
import { httpUrl, id, instant, optionalUrl, pageQuery, streamQuery, tags, text, timeZone } from './wire.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('a text is trimmed before it is measured', () => {
  const title = text(5, 1);
  expect(title.parse('  nieve ')).toBe('nieve');
  expect(accepts(title, '   ')).toBe(false);
  expect(accepts(title, 'nieves')).toBe(false);
});

test.each(['a\0b', 'a\ud800b'])('a text that a database cannot keep is rejected: %j', (value) => {
  expect(accepts(text(10), value)).toBe(false);
  expect(accepts(httpUrl, `https://example.com/${value}`)).toBe(false);
});

test('a text may be written in any script, with emoji', () => {
  expect(text(20).parse('Vuelo 飛行 👩‍🚀')).toBe('Vuelo 飛行 👩‍🚀');
});

test.each(['https://example.com/v.mp4', 'http://example.com:8080/?a=b#c'])('%s is a link', (url) => {
  expect(accepts(httpUrl, url)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  '//example.com',
  '/flights',
  'example.com',
  'https://ana:secret@example.com',
  'https://example.com@evil.example',
  '',
])('%j is no link', (url) => {
  expect(accepts(httpUrl, url)).toBe(false);
});

test('a link has its longest form, and an optional one may be empty', () => {
  const start = 'https://example.com/';
  expect(accepts(httpUrl, start + 'x'.repeat(limits.url.max - start.length))).toBe(true);
  expect(accepts(httpUrl, start + 'x'.repeat(limits.url.max - start.length + 1))).toBe(false);
  expect(optionalUrl.parse('')).toBe('');
  expect(accepts(optionalUrl, 'javascript:alert(1)')).toBe(false);
});

test('there are ten tags at most, of 1 to 30 characters', () => {
  expect(tags.parse([' nieve ', 'x'.repeat(30)])).toEqual(['nieve', 'x'.repeat(30)]);
  expect(accepts(tags, Array(10).fill('a'))).toBe(true);
  expect(accepts(tags, Array(11).fill('a'))).toBe(false);
  expect(accepts(tags, [' '])).toBe(false);
  expect(accepts(tags, ['x'.repeat(31)])).toBe(false);
});

test('a page is a whole number from 1', () => {
  expect(pageQuery.parse({})).toEqual({ page: 1, limit: 20 });
  expect(pageQuery.parse({ page: '3', limit: '50' })).toEqual({
    page: 3,
    limit: 50,
  });
  for (const page of ['0', '-1', '1.5', 'x', '1000000001']) expect(accepts(pageQuery, { page })).toBe(false);
});

test('a stream starts without a cursor, and a cursor has 500 characters at most', () => {
  expect(streamQuery.parse({})).toEqual({ limit: 20 });
  expect(accepts(streamQuery, { cursor: 'x'.repeat(500) })).toBe(true);
  expect(accepts(streamQuery, { cursor: 'x'.repeat(501) })).toBe(false);
});

test('a time zone is one that the platform knows', () => {
  expect(accepts(timeZone, 'Europe/Madrid')).toBe(true);
  expect(accepts(timeZone, 'Europe/Atlantis')).toBe(false);
  expect(accepts(timeZone, '')).toBe(false);
  expect(timeZone.parse('Etc/Unknown')).toBe('UTC');
});

test('an id is a UUID, an instant has an offset', () => {
  expect(accepts(id, '01a1fe6c-b7db-71da-90b9-9095555e327b')).toBe(true);
  expect(accepts(id, '507f1f77bcf86cd799439011')).toBe(false);
  expect(accepts(instant, '2026-11-20T10:00:00+01:00')).toBe(true);
  expect(accepts(instant, '2026-11-20T10:00:00')).toBe(false);
});
