export type Random = (below: number) => number;

/** Random numbers, the same for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return ((state ^ (state >>> 13)) % below) >>> 0;
  };
}

/** Input that breaks parsers: syntax of every format, extreme numbers, very long blanks. */
const bad = [
  ...['"', ',', '\n', '\r', '\0', '<', '>', '&', ';', '-->', '(', '[', ' '.repeat(3_000), '""'.repeat(500)],
  ...['1e999', '-1e308', 'NaN', '99999999999999999999', '-0', '0000-00-00', '9999-99-99 99:99:99', '\uD800'],
  ...[
    'H Product:',
    'H Field I name:',
    'GPS(',
    'latitude:',
    '<trk>',
    '</gpx>',
    '<!ENTITY a "b">',
    'Date,Time,',
  ],
].map((text) => new TextEncoder().encode(text));

/** A copy with one to five faults: bytes changed, removed, inserted, repeated, cut off. */
export function mutated(bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  let result = bytes;
  for (let fault = 0; fault <= random(5); fault += 1) result = withFault(result, random);
  return result;
}

function withFault(bytes: Uint8Array<ArrayBuffer>, random: Random): Uint8Array<ArrayBuffer> {
  // The header decides how the rest is read: every other fault is in it.
  const at = random(random(2) === 0 ? Math.min(400, bytes.length + 1) : bytes.length + 1);
  const to = Math.min(bytes.length, at + random(200));
  const kinds = [
    () => [bytes.slice(0, at), new Uint8Array([random(256)]), bytes.slice(at + 1)],
    () => [bytes.slice(0, at), bytes.slice(to)],
    () => [bytes.slice(0, at), bad[random(bad.length)] ?? bytes, bytes.slice(at)],
    () => [bytes.slice(0, to), bytes.slice(at)],
    () => [bytes.slice(0, at)],
    () => [bytes.slice(at), bytes.slice(0, at)],
  ];
  return joined(kinds[random(kinds.length)]?.() ?? []);
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
