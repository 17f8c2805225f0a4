import { email as wireEmail } from '@estela/contracts';
import { email } from './account-rules.ts';

test.each([
  'lia@pilotos.es',
  'lia.perez+fpv@club.pilotos.es',
  'lia@pilotos',
  'lia@pilotos.',
  'lía@pilotos.es',
  '.lia@pilotos.es',
  'lia..perez@pilotos.es',
  'lia perez@pilotos.es',
  'lia@-pilotos.es',
  'lia@pilotos.e',
  '"lia"@pilotos.es',
  'lia@[127.0.0.1]',
  `${'a'.repeat(250)}@pilotos.es`,
])('the form and the server judge the address %s alike', (address) => {
  expect(email.isValidSync(address)).toBe(wireEmail.safeParse(address).success);
});

test('an address without a dot in its host is refused before it is sent', () => {
  expect(email.isValidSync('lia@pilotos')).toBe(false);
});
