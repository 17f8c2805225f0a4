import { limits } from '../limits.ts';
import { accountDeletion, credentials, passwordReset, registration, userPatch } from './user.ts';

const ana = {
  username: 'ana.ruiz_1',
  email: 'ana@example.com',
  name: 'Ana',
  lastName: 'Ruiz',
  password: 'correcto-1',
  acceptTerms: true,
};
const wrongFields = (fields: object) =>
  registration.safeParse({ ...ana, ...fields }).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a pilot registers with a name, an address, a password and the terms', () => {
  expect(wrongFields({})).toEqual([]);
  expect(wrongFields({ acceptTerms: false })).toEqual(['acceptTerms']);
  expect(wrongFields({ email: 'ana@' })).toEqual(['email']);
  expect(wrongFields({ lastName: ' ' })).toEqual(['lastName']);
});

test.each(['an', 'x'.repeat(31), 'ana ruiz', 'aña', 'ana-ruiz', 'ana/..', '<b>ana'])(
  '%s is no username',
  (username) => {
    expect(wrongFields({ username })).toEqual(['username']);
  },
);

test('a username is trimmed and keeps its capitals', () => {
  expect(registration.parse({ ...ana, username: ' Ana ' }).username).toBe('Ana');
});

test('a new password has 8 to 128 characters, spaces count', () => {
  const { min, max } = limits.password;
  for (const password of ['x'.repeat(min), 'x'.repeat(max), ' '.repeat(min)])
    expect(wrongFields({ password })).toEqual([]);
  for (const password of ['x'.repeat(min - 1), 'x'.repeat(max + 1)])
    expect(wrongFields({ password })).toEqual(['password']);
});

test('a repeated password must be the same, and may be left out', () => {
  expect(wrongFields({ confirmPassword: ana.password })).toEqual([]);
  expect(wrongFields({ confirmPassword: 'otra-clave' })).toEqual(['confirmPassword']);
  const reset = { token: 't', password: ana.password };
  expect(passwordReset.safeParse(reset).success).toBe(true);
  expect(passwordReset.safeParse({ ...reset, confirmPassword: 'otra-clave' }).success).toBe(false);
});

test('a password that only has to be right may be of any length up to the greatest', () => {
  for (const schema of [credentials, accountDeletion]) {
    expect(schema.safeParse({ email: 'ana', password: 'x' }).success).toBe(true);
    expect(schema.safeParse({ email: 'ana', password: '' }).success).toBe(false);
    expect(schema.safeParse({ email: 'ana', password: 'x'.repeat(129) }).success).toBe(false);
  }
});

test('a link to a network leads to that network', () => {
  const isTaken = (social: object) => userPatch.safeParse({ social }).success;
  expect(isTaken({ instagram: 'https://www.instagram.com/ana', x: 'http://twitter.com/ana' })).toBe(true);
  expect(isTaken({ instagram: 'https://evil.com/x' })).toBe(false);
  expect(isTaken({ instagram: 'https://x.com/ana' })).toBe(false);
  expect(isTaken({ instagram: 'https://www.instagram.com/' })).toBe(false);
});

test('an account cannot change its role, and its links are web addresses', () => {
  expect(userPatch.parse({ role: 'admin', verified: true })).toEqual({});
  expect(userPatch.safeParse({ social: { x: 'javascript:alert(1)' } }).success).toBe(false);
  expect(userPatch.parse({ social: { x: null } })).toEqual({
    social: { x: '' },
  });
});
