import fc from 'fast-check';

/** Texts that could break a parser, a query or a page, in addition to those of fast-check. */
const texts = [
  ' ',
  '\0',
  '\u202e\u200d\ufeff',
  "'; drop table users; --",
  '1; select pg_sleep(9)',
  '{{constructor.constructor("return 1")()}}',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%00%ff',
  '%_\\%',
  'ñ'.repeat(6_000),
  '👩‍👩‍👧‍👦'.repeat(40),
  'é'.normalize('NFD').repeat(70),
  'null',
  '1e999',
  '0x10',
  '9'.repeat(400),
  '2024-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00Z',
  '0000-01-01',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'http://',
  'http://[::1',
  'https://a.b/\ud800',
  'https://user:password@estela.test:99999/',
  'Etc/GMT+99',
  '__proto__',
  'toString',
];

/** A UTF-16 code unit: half of a surrogate pair as well. */
const codeUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

/** Text that nobody would type. */
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: codeUnit }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', size: 'medium' }) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
);

/** A JSON value of any type, where the schema expects another; NaN and the infinities arrive as null. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: fc.double() },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 300 }).map(nested) },
  { weight: 1, arbitrary: fc.constant({ toString: 1, valueOf: null, length: -1, constructor: 'x' }) },
  { weight: 1, arbitrary: fc.constantFrom(2, 51, 101, 5_000).map((length) => Array(length).fill('x')) },
);

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { text: value };
  return value;
}

const inside = (valid: string) => (valid.startsWith('{') ? valid.slice(1) : '}');

/** Ways to turn a valid body into invalid JSON, or JSON with a trap in it. */
const damages: readonly ((valid: string, at: number) => string)[] = [
  (valid, at) => valid.slice(0, at % (valid.length + 1)),
  (valid) => `${valid}${valid}`,
  (valid) => `{"__proto__":{"role":"admin","verified":true},${inside(valid)}`,
  (valid) => `{"constructor":{"prototype":{"role":"admin"}},${inside(valid)}`,
  // The last of two equal keys wins; both are read by the schema.
  (valid) => `{"_id":"x","owner":null,"_id":{},"owner":[1],${inside(valid)}`,
  () => '['.repeat(20_000) + ']'.repeat(20_000),
  () => `{"text":`.repeat(8_000),
  (valid) => `\ufeff${valid}`,
  (valid) => valid.replaceAll('"', "'"),
  (valid) => valid.replace(/"([^"]*)"/, '"$1\\ud800\\u0000"'),
  (valid) => valid.replace(/:\s*("[^"]*"|\d+)/, ': 1e999'),
  (_, at) => (at % 10 ? '{"text":"\n\t"}' : `{"text":"${'x'.repeat(140_000)}"}`),
  (valid) => `/* */ ${valid} // x`,
];

/** A body derived from one that the route would accept. */
export function damagedBody(valid: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof(
    {
      weight: damages.length,
      arbitrary: fc
        .tuple(valid, fc.constantFrom(...damages), fc.nat())
        .map(([text, damage, at]) => damage(text, at)),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.constantFrom('NaN', 'undefined', '\0', '{,}', '[{}]', '"x"', '') },
  );
}

/** `rare` in this many of a hundred values, else `usual`. */
export function sometimes<Rare, Usual>(
  percent: number,
  rare: fc.Arbitrary<Rare>,
  usual: fc.Arbitrary<Usual>,
): fc.Arbitrary<Rare | Usual> {
  return fc.oneof({ weight: percent, arbitrary: rare }, { weight: 100 - percent, arbitrary: usual });
}
