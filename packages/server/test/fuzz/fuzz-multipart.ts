import fc from 'fast-check';
import { sometimes } from './malformed.ts';

const boundary = 'limite';

const heads: [string, ...string[]] = [
  'Content-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png',
  'Content-Disposition: form-data; name="picture"; filename="../../../etc/passwd"\r\nContent-Type: image/svg+xml',
  'Content-Disposition: form-data; name="__proto__"; filename="a.png"',
  'Content-Disposition: form-data; name="picture"',
  'Content-Disposition: form-data',
  'Content-Disposition: x; name="picture"; filename="a\0.png"',
  `Content-Disposition: form-data; name="${'p'.repeat(3_000)}"; filename="a.png"`,
  'Content-Disposition: form-data; name="picture"; filename*=utf-8\'\'%ff%fe',
  'X: y',
  '',
];

/** One pixel: a valid picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

const contents: [string, ...string[]] = [
  picture,
  '',
  'no picture',
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\xff\xff\0\0\xff\xff\x08\x06\0\0\0',
  '\xff\xd8\xff\xe0\0\x10JFIF',
  'RIFF\xff\xff\xff\xffWEBPVP8 ',
  '\0\0\0\x1cftypavif',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'GIF89a',
];

/** The first, which is valid, as often as all others together. */
const oneOf = (values: readonly [string, ...string[]]) =>
  sometimes(50, fc.constant(values[0]), fc.constantFrom(...values));

const part = fc
  .tuple(oneOf(heads), oneOf(contents))
  .map(([head, content]) => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`);
const parts = fc
  .constantFrom(0, 1, 1, 1, 2, 30)
  .chain((length) => fc.array(part, { minLength: length, maxLength: length }));
const end = fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--\r\n`, `--${boundary}`, '', '--x--');
/** Length of the body as a fraction of the whole: one in five is truncated. */
const length = sometimes(20, fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1));

/** Multipart bodies with parts that are no pictures, truncated or duplicated. */
export const fuzzMultipart = fc.tuple(parts, end, length).map(([some, last, kept]) => {
  const whole = Buffer.from(some.join('') + last, 'latin1');
  const payload = whole.subarray(0, Math.round(whole.length * kept));
  return { type: `multipart/form-data; boundary=${boundary}`, payload };
});
