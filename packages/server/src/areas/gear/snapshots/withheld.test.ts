import fc from 'fast-check';
import { betaflightDiff } from '../../../../test/support/betaflight-diff.ts';
import { controllerTexts } from '../../../../test/support/controller-texts.ts';
import { inavDump } from '../../../../test/support/inav-dump.ts';
import { withoutSecrets } from './withheld.ts';

/** Lines of the two that nobody else may see whole. */
const isOwnersAlone = (line: string) =>
  /SECRET|404168|_(?:uid|id|lat|long|hop_data|msgs) = |calibration|declination|gravity_cmss|_total_|timezone|tz_|zero_|gain_x|sim_pin|^fwapproach|^geozone |^#?wp /.test(
    line,
  );

test.each([
  ['Betaflight’s diff all', betaflightDiff],
  ['INAV’s dump', inavDump],
])('of %s every line of tuning is shown, and nothing else', (_, text) => {
  const [before, after] = [text.split('\n'), withoutSecrets(text).split('\n')];
  expect(after).toHaveLength(before.length);
  const withheld = before.filter((line, index) => line !== after[index]);
  expect(withheld).toEqual(before.filter(isOwnersAlone));
  expect(after.join('\n')).not.toMatch(/SECRET|404168|83,69|4041|-370\b/);
});

test.each(Object.entries(controllerTexts))('of %s others see no secret, and its line ends', (_, text) => {
  const shared = withoutSecrets(text);
  expect(shared).not.toMatch(/SECRET|83,69/);
  expect(shared).toContain('set p_pitch = 52');
  expect(shared.match(/\r?\n/g)).toEqual(text.match(/\r?\n/g));
});

test('what a restore printed shows no id, name or place in any echo of it', () => {
  const restored = `Entering CLI Mode, type 'exit' to return, or 'help'

# defaults nosave

# board_name FOOF405

# mcu_id 00aa11bb22cc33dd44ee55ff
mcu_id 00ff11ee22dd33cc44bb55aa

# signature 0badc0de

# # name: AVISPA

# name AVISPA

# safehome 0 1 404000000 -37000000

# get expresslrs_uid
expresslrs_uid = 1,2,3,4,5,6
Array length: 6
Default value: 1,2,3,4,5,6

# set p_roll = 45
p_roll set to 45

# get p_roll
p_roll = 45
Allowed range: 0 - 200
Default value: 42

# set craft_name = AVISPA
craft_name set to AVISPA
###ERROR IN set: INVALID VALUE###
`;
  expect(withoutSecrets(restored)).toBe(`Entering CLI Mode, type 'exit' to return, or 'help'

# defaults nosave

# board_name FOOF405

# mcu_id ***
mcu_id ***

# signature ***

# # name: ***

# name ***

# safehome ***

# get ***
expresslrs_uid = ***
***
***

# set p_roll = 45
p_roll set to 45

# get p_roll
p_roll = 45
Allowed range: 0 - 200
Default value: 42

# set craft_name = ***
craft_name ***
###ERROR IN set: INVALID VALUE###
`);
});

test.each([
  ['set frsky_default_lat = 4040', 'set frsky_default_lat = ***'],
  ['set frsky_default_long = -370', 'set frsky_default_long = ***'],
  ['mag_declination = 44', 'mag_declination = ***'],
  ['remote_id_operator = ESP4404', 'remote_id_operator = ***'],
  ['uas_id = 1596F', 'uas_id = ***'],
  ['SET CRAFT_NAME = AVISPA', 'SET CRAFT_NAME = ***'],
  ['set craft_name =', 'set craft_name ='],
  ['set craft_name = -', 'set craft_name = -'],
  ['set osd_profile_1_name = ROLL', 'set osd_profile_1_name = ***'],
  ['set osd_gps_lat_pos = 234', 'set osd_gps_lat_pos = 234'],
  ['set osd_gps_lat_pos = AVISPA', 'set osd_gps_lat_pos = ***'],
  ['set avispa_number = 7', 'set ***'],
  ['set p_roll = AVISPA', 'set p_roll = ***'],
  ['set p_roll = 45 set craft_name = AVISPA', 'set p_roll = ***'],
  ['set p_roll = 404168', 'set p_roll = ***'],
  ['set p_roll = 40.416775', 'set p_roll = ***'],
  ['set gyro_lpf1_type = 0badc0de', 'set gyro_lpf1_type = ***'],
  ['feature AVISPA', 'feature ***'],
  ['serial 0 64 115200 57600 0 404168', 'serial ***'],
  ['# Betaflight / STM32F405 (S405) 4.5.1-AVISPA', '# ***'],
  ['# comprada a Avispa', '# ***'],
  ['FLASH', '***'],
  ['# SPARK de Ana', '# ***'],
  ['set craft_name =\nTURTLE', 'set craft_name =\n***'],
  ['deadband = AVISPA', 'deadband = ***'],
  ['constructor AVISPA', '***'],
  ['set __proto__ = AVISPA', 'set ***'],
  ['###ERROR: INVALID NAME: AVISPA###', '###ERROR ***'],
  ['\u00A0\tset name = AVISPA', '\u00A0\tset name = ***'],
  ['\uFEFFset name = AVISPA', '\uFEFFset name = ***'],
])('of %j others see %j', (line, seen) => {
  expect(withoutSecrets(`${line}\r\nset d_roll = 40\r`)).toBe(`${seen}\r\nset d_roll = 40\r`);
});

const markers = [
  'Zarzuelo',
  '7731904421',
  'C0FFEE77AB',
  '40.416775',
  'Calle Mayor 3',
  '17,23,91,204',
  '51:9A:0C:77',
];
const names = fc.oneof(
  fc.stringMatching(/^[b-df-hj-np-tv-z]{5,9}(?:_[a-z]{2,6}){0,2}$/),
  fc.stringMatching(/^(?:osd|gyro|nav|set|gps|vtx|rx)_[b-df-hj-np-tv-z]{5,9}$/),
  fc.constantFrom(
    'craft_name',
    'expresslrs_uid',
    'home_lat',
    'wifi_password',
    'uas_id',
    'bind_phrase',
    'name',
    'pilot',
  ),
);
const signs = fc.constantFrom('', '    ', '\t', '# ', '# # ', '#', '\u00A0', '\uFEFF', '\u2028');
const forms = fc.constantFrom<(name: string, marker: string) => string>(
  (name, marker) => `set ${name} = ${marker}`,
  (name, marker) => `SET ${name.toUpperCase()}=${marker}`,
  (name, marker) => `${name} = ${marker}`,
  (name, marker) => `${name}: ${marker}`,
  (name, marker) => `${name} ${marker}`,
  (name, marker) => `${name}=${marker}`,
  (name, marker) => `${name} set to ${marker}`,
  (name, marker) => `set ${name} = OFF\nset ${name} =\n${marker}`,
  (name, marker) => `get ${name}\n${name} = ${marker}\nAllowed range: 0 - 7\nDefault value: ${marker}`,
  (name, marker) => `set p_roll = 45; set ${name} = ${marker}`,
  (name, marker) => `set p_roll = 45 # ${name} ${marker}`,
  (name, marker) => `###ERROR IN ${name}: ${marker}###`,
  (name, marker) => `### ERROR: INVALID NAME: ${name} = ${marker}`,
  (_, marker) => `Default value: ${marker}`,
  (_, marker) => `save ${marker}`,
  (_, marker) => `profile 0 ${marker}`,
  (_, marker) => `feature ${marker}`,
  (_, marker) => `resource MOTOR 1 ${marker}`,
  (_, marker) => `serial UART1 ${marker}`,
  (_, marker) => `vtxtable band 1 ${marker} A FACTORY 5865`,
  (_, marker) => `led 0 ${marker}`,
  (_, marker) => `map ${marker}`,
  (_, marker) => `board_name FOOF405 ${marker}`,
  (_, marker) => `Betaflight / STM32F405 (S405) 4.5.1 Jul 27 2024 ${marker}`,
  (_, marker) => `pin B04: ${marker}`,
  (_, marker) => marker,
);

test('what stands under no known name, or where firmware puts none, is never shown, in any form of a line', () => {
  const planted = fc.tuple(
    names,
    fc.constantFrom(...markers),
    signs,
    forms,
    fc.constantFrom('\n', '\r', '\r\n'),
  );
  fc.assert(
    fc.property(planted, fc.nat(180), ([name, marker, sign, form, end], at) => {
      const lines = betaflightDiff.split('\n');
      lines.splice(
        at,
        0,
        ...form(name, marker)
          .split('\n')
          .map((line) => sign + line),
      );
      const shared = withoutSecrets(lines.join(end));
      expect(shared).not.toContain(marker);
      expect(shared.split(end)).toHaveLength(lines.length);
    }),
    { numRuns: 2_000 },
  );
});

test('a short number under a name that is not known is withheld too', () => {
  fc.assert(
    fc.property(names, fc.integer({ min: 0, max: 9_999 }), (name, value) => {
      expect(withoutSecrets(`set ${name} = ${value}`)).toMatch(/\*\*\*$/);
    }),
  );
});

test('a text is never too odd to be shared', () => {
  const cuts = fc.array(fc.tuple(fc.nat(6_000), fc.nat(40), fc.string({ unit: 'binary', maxLength: 8 })));
  fc.assert(
    fc.property(cuts, (made) => {
      const odd = made.reduce(
        (text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length),
        inavDump,
      );
      expect(typeof withoutSecrets(odd)).toBe('string');
    }),
    { numRuns: 100 },
  );
});

test('a quarter of a megabyte of anything is shared at once, in many lines or in one', () => {
  const start = process.cpuUsage();
  for (const piece of [
    '# ',
    ' ',
    'set name',
    'name ',
    'a_',
    'set a = 1\n',
    '\n',
    '\r',
    '###',
    '-1,',
    'Default value: ',
    ':',
  ])
    withoutSecrets(piece.repeat(Math.ceil(262_144 / piece.length)));
  withoutSecrets(betaflightDiff.repeat(Math.ceil(262_144 / betaflightDiff.length)));
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(3_000);
});
