import type { Discipline, DroneType } from '@estela/contracts';
import { plainLetters } from '../../../lists/plain-letters.ts';
import { disciplineNames } from '../../flights/flights/index.ts';
import { isAlike } from './slips.ts';

/** What disciplines and types of drones are called in either language, beside what is stored for them. */
const names: Partial<Record<Discipline | DroneType, readonly string[]>> = {
  ...disciplineNames,
  xClass: ['x class', 'clase x'],
  wing: ['ala', 'alas', 'ala volante'],
};

const phrases = Object.entries(names).flatMap(([style, called]) =>
  called.map((name) => ({ style: style.toLowerCase(), phrase: plainLetters(name) })),
);

/** Letters from which on the beginning of a name is taken for it. */
const begunLetters = 4;

/** The words, and where they name a way of flying the same with what is stored for it. */
export function styleReadings(words: string): string[] {
  const within = phrases
    .filter(({ phrase }) => ` ${words} `.includes(` ${phrase} `))
    .map(({ style, phrase }) => ` ${words} `.replace(` ${phrase} `, ` ${style} `).trim());
  const begun = phrases.filter(({ phrase }) => words.length >= begunLetters && phrase.startsWith(words));
  const inOnePiece = phrases.filter(({ phrase }) => phrase.replaceAll(' ', '') === words);
  return [...new Set([words, ...within, ...[...begun, ...inOnePiece].map(({ style }) => style)])];
}

/** What is stored for the ways of flying that the words name with a slip. */
export function stylesMeant(words: string): string[] {
  const meant = phrases.filter(
    ({ phrase }) => phrase.split(' ').length === words.split(' ').length && isAlike(words, phrase),
  );
  return [...new Set(meant.map(({ style }) => style))];
}
