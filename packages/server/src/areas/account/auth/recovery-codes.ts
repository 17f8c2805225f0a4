import { randomInt } from 'node:crypto';
import { tokenHash } from '../../../identity/tokens.ts';

const count = 10;
/** No 0 and o, 1 and l: they are written down by hand. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 6;

/** Ten codes of 120 random bits, which therefore need no slow hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => Array.from({ length: groups }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

/** However it was typed. */
export function recoveryCodeHash(code: string): Buffer {
  return tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
