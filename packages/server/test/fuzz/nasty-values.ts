import type { Dice } from './dice.ts';

const long = 'ñ'.repeat(6_000);

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\u200d\ufeff',
  "'; drop table users; --",
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%00%ff',
  '%s%n%d',
  '\\',
  '%_\\%',
  long,
  '👩‍👩‍👧‍👦'.repeat(40),
  'é'.normalize('NFD').repeat(70),
  'null',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '9'.repeat(400),
  '1; select pg_sleep(9)',
  '2024-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'http://',
  'http://[::1',
  'https://a.b/\ud800',
  'https://user:password@estela.test:99999/',
  'Europe/Madrid',
  'Etc/GMT+99',
  '__proto__',
  'toString',
] as const;

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 + 2,
  2 ** 63,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
] as const;

/** Text that something on its way could trip over. */
export function nastyText(dice: Dice): string {
  return dice.pick(texts);
}

/** A JSON value of any type that no schema expects there; NaN and the infinities arrive as null. */
export function nastyValue(dice: Dice): unknown {
  switch (dice.below(9)) {
    case 0:
      return dice.pick(numbers);
    case 1:
      return null;
    case 2:
      return dice.chance(0.5);
    case 3:
      return [];
    case 4:
      return nested(2 + dice.below(300));
    case 5:
      return { toString: 1, valueOf: null, length: -1, constructor: 'x' };
    case 6:
      return Array.from({ length: dice.pick([2, 51, 101, 5_000]) }, () => dice.pick(['x', 1, null]));
    default:
      return nastyText(dice);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { text: value };
  return value;
}

/** Bodies that are no JSON, or JSON with a trap in it. `valid` is one that the route would take. */
export function nastyBody(dice: Dice, valid: string): string {
  const inner = valid.startsWith('{') ? valid.slice(1) : '}';
  switch (dice.below(14)) {
    case 0:
      return valid.slice(0, dice.below(valid.length + 1));
    case 1:
      return `${valid}${valid}`;
    case 2:
      return `{"__proto__":{"role":"admin","verified":true},${inner}`;
    case 3:
      return `{"constructor":{"prototype":{"role":"admin"}},${inner}`;
    case 4:
      // The last of two equal keys wins; both are read by the schema.
      return `{"_id":"x","owner":null,"_id":{},"owner":[1],${inner}`;
    case 5:
      return '['.repeat(20_000) + ']'.repeat(20_000);
    case 6:
      return `{"text":`.repeat(8_000);
    case 7:
      return dice.pick(['null', 'true', '0', '"x"', '[]', '{}', '[{}]', 'NaN', 'undefined', '\0', '{,}']);
    case 8:
      return `\ufeff${valid}`;
    case 9:
      return valid.replaceAll('"', "'");
    case 10:
      return valid.replace(/"([^"]*)"/, '"$1\\ud800\\u0000"');
    case 11:
      return valid.replace(/:\s*("[^"]*"|\d+)/, ': 1e999');
    case 12:
      return dice.chance(0.1) ? `{"text":"${'x'.repeat(140_000)}"}` : '{"text":"\n\t"}';
    default:
      return `/* */ ${valid} // x`;
  }
}
