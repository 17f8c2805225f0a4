import { refuseWeak } from './refuse-weak.ts';

const names = { username: 'ana.fpv', email: 'ruiz@estela.test', name: 'Ana', last_name: 'García' };
const refusal = (password: string) =>
  refuseWeak(password, names, 'password').then(
    () => undefined,
    ({ fields }) => fields.password,
  );

test.each([
  'password',
  'Password',
  '12345678',
  'iloveyou1',
  'trustno1',
  'contraseña',
  'Contraseña1',
  'españa123',
  'TeQuiero!!',
])('refuses %s, which everybody tries first (A4)', async (password) => {
  expect(await refusal(password)).toBe('passwordCommon');
});

test('refuses a password like a name of the account, and takes one that is neither (A4)', async () => {
  expect([await refusal('ruiz2026'), await refusal('anagarcia1')]).toEqual(Array(2).fill('passwordLikeName'));
  expect([await refusal('volar-1234'), await refusal('vuela-bajo-y-lento')]).toEqual([undefined, undefined]);
});
