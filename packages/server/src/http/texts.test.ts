import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { pickLanguage } from './language.ts';
import { translate } from './texts.ts';

const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g)?.sort() ?? [];
const shape = (catalogue: Record<string, Record<string, string>>) =>
  Object.entries(catalogue).map(([section, texts]) => [
    section,
    Object.entries(texts).map(([key, text]) => [key, placeholders(text)]),
  ]);

describe('texts', () => {
  it('have the same keys and values in both languages', () => {
    expect(shape(en)).toEqual(shape(es));
  });

  it('fill their values in', () => {
    expect(translate('es', 'fields', 'tooShort', { min: 8 })).toBe('Debe tener al menos 8 caracteres');
  });

  it.each([
    [undefined, 'es'],
    ['en', 'en'],
    ['en-GB,es;q=0.5', 'en'],
    ['fr, en;q=0.3, es;q=0.7', 'es'],
    ['de', 'es'],
    ['en;q=0', 'es'],
    ['*', 'es'],
  ])('follow an Accept-Language of %s with %s', (header, language) => {
    expect(pickLanguage(header)).toBe(language);
  });
});
