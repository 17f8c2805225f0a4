import { errorLines, readControllerFacts } from '@estela/contracts/snapshots';
import fc from 'fast-check';
import { controllerTexts } from '../../../../test/support/controller-texts.ts';

const texts: string[] = Object.values(controllerTexts);

test.each([
  ['Betaflight 4.3', 'Betaflight', '4.3.1', 'SPEEDYBEEF405V4'],
  ['Betaflight 4.4', 'Betaflight', '4.4.2', 'CRAZYBEEF4SX1280'],
  ['Betaflight 4.5', 'Betaflight', '4.5.1', 'SPEEDYBEEF405V4'],
  ['Betaflight 2025.12', 'Betaflight', '2025.12.0', 'SPEEDYBEEF405V4'],
  ['INAV 7.1', 'INAV', '7.1.0', 'MATEKF405TE'],
] as const)('the facts of %s are read', (name, firmware, version, board) => {
  const facts = readControllerFacts(controllerTexts[name]);
  expect(facts).toEqual({ firmware, version, board, craft: 'SECRET avispa' });
});

test('a text that says nothing has no facts, and an empty name is none', () => {
  const none = { firmware: null, version: null, board: null, craft: null };
  expect(readControllerFacts('')).toEqual(none);
  expect(readControllerFacts('set craft_name = -\nname\nset p_pitch = 52')).toEqual(none);
});

test('a text is never too odd to be read', () => {
  const mutated = fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(2_000), fc.nat(40), fc.string({ unit: 'binary', maxLength: 8 }))),
    )
    .map(([text, cuts]) =>
      cuts.reduce((odd, [at, length, put]) => odd.slice(0, at) + put + odd.slice(at + length), text),
    );
  fc.assert(
    fc.property(mutated, (text) => {
      for (const fact of Object.values(readControllerFacts(text)))
        expect(fact === null || fact.length <= 80).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a quarter of a megabyte of anything is read at once', () => {
  const start = process.cpuUsage();
  for (const piece of [
    '# ',
    ' ',
    'set name',
    '# board: ',
    'name ',
    'a_',
    '# Betaflight / ',
    '\n',
    'set a_bind_',
  ])
    for (const read of [readControllerFacts, errorLines])
      read(piece.repeat(Math.ceil(262_144 / piece.length)));
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(2_000);
});

test.each([
  `set ${'_rf'.repeat(349_525)}`,
  `set ${'a'.repeat(1_048_576)}`,
  `Betaflight/${'('.repeat(1_048_576)}`,
  `Betaflight/A ${'( '.repeat(524_288)}`,
  `Betaflight/${'a('.repeat(524_288)}`,
  `INAV/A${' '.repeat(1_048_576)}x`,
  `INAV/A (${'a '.repeat(524_288)}`,
  `# board: ${'board_name: ,'.repeat(80_659)}`,
])('a megabyte in one line, made to be slow, is read at once (%#)', (text) => {
  const start = process.cpuUsage();
  expect(readControllerFacts(text)).toMatchObject({
    firmware: null,
    version: null,
  });
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
});

test.each(['STM32F405 (S405)', 'STM32F405(S405)', 'STM32F405'])('the version stands behind %s', (target) => {
  expect(readControllerFacts(`# Betaflight / ${target} 4.5.1 Jul 27`).version).toBe('4.5.1');
});

test.each([
  ['indents', (text: string) => text.replace(/^/gm, '    ')],
  ['tabs and unbreakable spaces', (text: string) => text.replace(/^/gm, '\t\u00A0')],
  ['a mark of byte order', (text: string) => `\uFEFF${text}`],
  ['CR alone at the end of lines', (text: string) => text.replaceAll('\n', '\r')],
  ['the echo of a restore', (text: string) => text.replace(/^/gm, '# ')],
] as const)('the facts are read through %s', (_, change) => {
  const text =
    '# Betaflight / STM32F405 (S405) 4.3.1 Jul 13 2022 / 03:33:33 (8d4f005) MSP API: 1.44\nboard_name FOOF405\n# name: AVISPA\n';
  const facts = {
    firmware: 'Betaflight',
    version: '4.3.1',
    board: 'FOOF405',
    craft: 'AVISPA',
  };
  expect(readControllerFacts(change(text))).toEqual(facts);
});

test.each(['craft_name = AVISPA', '# name AVISPA', '# # name: AVISPA', '# set craft_name = AVISPA'])(
  'the craft is read from %s',
  (line) => {
    expect(readControllerFacts(`# get craft_name\n${line}\n`).craft).toBe('AVISPA');
  },
);

test('the lines by which the command line refused something are found, in whatever words', () => {
  const text = [
    '###ERROR IN set: INVALID VALUE###',
    'set p_roll = 45',
    '  ### ERROR: Invalid name',
    '###WARNING: NO CUSTOM DEFAULTS FOUND###',
    "Unknown command, try 'help'",
    '# ###ERROR: PARSING FAILED###',
    'set rssi_src_frame_errors = ON',
    '# osd_warn_error',
  ].join('\r\n');
  expect(errorLines(text)).toEqual([1, 3, 5, 6]);
});
