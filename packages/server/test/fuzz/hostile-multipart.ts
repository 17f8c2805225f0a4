import type { Dice } from './dice.ts';

const boundary = 'limite';

const heads = [
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

/** One pixel: what the route wants. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');

const contents = [
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

/** A multipart body with parts that are no pictures, cut or doubled. */
export function hostileMultipart(dice: Dice): { type: string; payload: Buffer } {
  const parts = Array.from({ length: dice.pick([0, 1, 1, 1, 2, 30]) }, () => {
    return `--${boundary}\r\n${oneOf(heads, dice)}\r\n\r\n${oneOf(contents, dice)}\r\n`;
  });
  const end = dice.pick([`--${boundary}--\r\n`, `--${boundary}--\r\n`, `--${boundary}`, '', '--x--']);
  const whole = Buffer.from(parts.join('') + end, 'latin1');
  const payload = dice.chance(0.2) ? whole.subarray(0, dice.below(whole.length + 1)) : whole;
  return { type: `multipart/form-data; boundary=${boundary}`, payload };
}

/** The first, which is right, as often as all others together. */
function oneOf(values: readonly string[], dice: Dice): string {
  return dice.chance(0.5) ? (values[0] ?? '') : dice.pick(values);
}
