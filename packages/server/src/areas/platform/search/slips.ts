import { isOneSlip } from '../../spots/places/index.ts';

/** Letters of the longer word from which on any slip is forgiven; in shorter ones two letters may be swapped. */
const forgivenLetters = 5;

/** Every word typed is one of `known`, begins one, or is one slip of the keyboard away from one. */
export function isAlike(typed: string, known: string): boolean {
  const among = known.trim().split(/[ #]+/);
  return typed.split(' ').every((word) => among.some((one) => one.startsWith(word) || isSlipOf(word, one)));
}

function isSlipOf(typed: string, known: string): boolean {
  const isForgiven =
    Math.max(typed.length, known.length) >= forgivenLetters || lettersOf(typed) === lettersOf(known);
  return isForgiven && isOneSlip(typed, known);
}

const lettersOf = (word: string) => [...word].sort().join('');
