import { completeMention, mentionAtCaret } from './mention-at-caret.ts';

test.each([
  ['Hola @an', 8, { at: 5, letters: 'an' }],
  ['@', 1, { at: 0, letters: '' }],
  ['Hola @ana y tú', 9, { at: 5, letters: 'ana' }],
  ['Hola @ana y tú', 14, null],
  ['ana@estela.es', 13, null],
  ['nada', 4, null],
])('finds in %j at %i the name that is being typed', (text, caret, found) => {
  expect(mentionAtCaret(text, caret)).toEqual(found);
});

test('puts the chosen name in the place of its letters, with one space after it', () => {
  expect(completeMention('Hola @an y tú', { at: 5, letters: 'an' }, 'ana')).toEqual({
    text: 'Hola @ana y tú',
    caret: 10,
  });
});
