import { readControllerFacts } from '@estela/contracts/snapshots';
import fc from 'fast-check';
import { controllerTexts } from '../../../test/support/controller-texts.ts';
import { withoutSecrets } from './withheld.ts';

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

test.each(Object.entries(controllerTexts))(
  'what is shared of %s holds no secret and every other line',
  (_, text) => {
    const shared = withoutSecrets(text);
    expect(shared).not.toMatch(/SECRET|83,69/);
    const [before, after] = [text.split('\n'), shared.split('\n')];
    expect(after).toHaveLength(before.length);
    const changed = before.filter((line, index) => line !== after[index]);
    expect(changed.filter((line) => !/SECRET|83,69/.test(line))).toEqual([]);
    expect(after.filter((line) => line.endsWith('\r'))).toHaveLength(
      before.filter((line) => line.endsWith('\r')).length,
    );
  },
);

test('a text is never too odd to be read or shared', () => {
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
      expect(typeof withoutSecrets(text)).toBe('string');
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
    for (const read of [readControllerFacts, withoutSecrets])
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
  expect(readControllerFacts(text)).toMatchObject({ firmware: null, version: null });
  expect(withoutSecrets(text)).toBe(text);
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
});

test.each([
  ['osd_pilot_name', '***'],
  ['osd_craft_name', '***'],
  ['OSD_CRAFT_NAME_POS', 'x'],
  ['osd_gps_lat_pos', 'x'],
  ['osd_units', 'x'],
  ['expresslrs_uid', '***'],
  ['frsky_spi_tx_id', '***'],
  ['rx_spi_id', '***'],
  ['rx_spi_rf_channel_count', '***'],
  ['frsky_spi_bind_hop_data', '***'],
  ['spektrum_spi_mfg_id', '***'],
  ['spektrum_spi_protocol', 'x'],
  ['sim_ground_station_number', '***'],
  ['sim_transmit_interval', 'x'],
  ['name', '***'],
  ['display_name', '***'],
  ['nav_rth_latitude', '***'],
  [`${'a'.repeat(100)}_uid`, '***'],
  ['motor_pwm_rate', 'x'],
  ['spinning_rate', 'x'],
  ['vtx_rf_id', '***'],
])('of the setting %s others see %s', (name, seen) => {
  expect(withoutSecrets(`# set ${name} = x\r\n`)).toBe(`# set ${name} = ${seen}\r\n`);
});

test.each(['STM32F405 (S405)', 'STM32F405(S405)', 'STM32F405'])('the version stands behind %s', (target) => {
  expect(readControllerFacts(`# Betaflight / ${target} 4.5.1 Jul 27`).version).toBe('4.5.1');
});
