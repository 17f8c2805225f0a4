import { codeOfStatus, errorStatus } from './errors.ts';

test('a status that comes without a code has the general one', () => {
  expect(codeOfStatus(401)).toBe('UNAUTHORIZED');
  expect(codeOfStatus(409)).toBe('CONFLICT');
});

test('a status that no code has is an error of the server', () => {
  expect(codeOfStatus(418)).toBe('INTERNAL');
  expect(codeOfStatus(500)).toBe('INTERNAL');
});

test('every status leads back to a code that has it', () => {
  for (const status of Object.values(errorStatus)) expect(errorStatus[codeOfStatus(status)]).toBe(status);
});
