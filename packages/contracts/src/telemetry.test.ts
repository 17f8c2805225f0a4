import { withoutPersonalData } from './telemetry.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
  ['mail to ana.ruiz+fpv@example.co.uk failed', 'mail to <email> failed'],
  ['GET /api/flights?near=40.4,-3.7&q=ana failed', 'GET /api/flights failed'],
  [
    `Unexpected token 'A', "Ana García vuela" is not valid JSON`,
    "Unexpected token 'A', <text> is not valid JSON",
  ],
  ["no drone called 'El de mi primo'", 'no drone called <text>'],
  ['outside 40.416775, -3.703790', 'outside <place>, <place>'],
  ['flight 6650f2c1a1b2c3d4e5f60718 is gone', 'flight <id> is gone'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9', 'Bearer <id>'],
  ['call +34 612 345 678 or 612345678', 'call <number> or <number>'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana',
    'Minified React error #418; visit https://react.dev/errors/418',
  ],
  ["Can't draw a drone's card", "Can't draw a drone's card"],
  ['no \u001b[2Jdrone\u0007 today', 'no [2Jdrone today'],
  ['Loading chunk drones-page failed', 'Loading chunk drones-page failed'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutPersonalData(text, 200)).toBe(kept);
});

test('a message is cut at its limit', () => {
  expect(withoutPersonalData('word '.repeat(100), 20)).toBe('word word word word');
});
