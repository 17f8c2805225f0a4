import { passwordWeakness } from './passwords.ts';

const names = ['ana.fpv', 'ana.fpv@estela.test', 'ana.fpv', 'Ana', 'García', 'Ana García'];
const weakness = (password: string) => passwordWeakness(password, names);

test.each([
  'aaaaaaaa',
  'abababab',
  '12121212',
  'abcdabcd',
  'abcabcab',
  '12345678',
  '87654321',
  'qwertyui',
  'asdfqwer',
  'QWERTY123',
  'abcdefgh',
])('refuses %s: a short run again and again, or keys in a row (A4)', (password) => {
  expect(weakness(password)).toBe('passwordCommon');
});

test.each(['ana.fpv1', 'AnaFPV2026!', 'ana.fpv@estela.test', 'garcia-1990', 'AnaGarcía'])(
  'refuses %s: a name of the pilot with ornaments (A4)',
  (password) => {
    expect(weakness(password)).toBe('passwordLikeName');
  },
);

test.each([
  'volar-1234',
  'vuela-bajo-y-lento',
  'ana vuela en casa',
  '¿qué tal?',
  '83615702',
  'correct horse',
])('takes %s: no score beyond that (A4)', (password) => {
  expect(weakness(password)).toBeUndefined();
});

test('a pilot of one or two letters may use words that hold them (A4)', () => {
  expect(passwordWeakness('83615702', ['A', 'Li', '7'])).toBeUndefined();
});
