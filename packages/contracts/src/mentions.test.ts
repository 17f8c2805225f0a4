import { possibleMentions } from './mentions.ts';

test.each([
  ['@ana', [[0, ['ana']]]],
  ['Hola @Ana_1.fpv, mira', [[5, ['ana_1.fpv']]]],
  ['Lo dijo @berto.', [[8, ['berto.', 'berto']]]],
  [
    '(@ana) y @berto…',
    [
      [1, ['ana']],
      [9, ['berto']],
    ],
  ],
  [
    '@ana @berto',
    [
      [0, ['ana']],
      [5, ['berto']],
    ],
  ],
  ['ana@estela.es, https://x.com/@ana, @@ana, @al', []],
  [`@${'a'.repeat(31)}`, []],
  ['@ab..', [[0, ['ab..']]]],
])('finds who may be meant in %j', (text, found) => {
  expect(possibleMentions(text).map(({ at, names }) => [at, names])).toEqual(found);
});
