import { readFileSync } from 'node:fs';
import path from 'node:path';
import { styleReadings, stylesMeant } from './style-words.ts';

interface Catalogue {
  discipline: Record<string, string>;
  droneType: Record<string, string>;
}

const catalogues = ['es', 'en'].map((language): Catalogue => {
  const file = path.join(__dirname, `../../../../../../mf-social/src/locales/${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
});

describe('words for ways of flying', () => {
  it('are read as what is stored, as the app shows them in each language', () => {
    for (const { discipline, droneType } of catalogues)
      for (const [style, label] of Object.entries({ ...discipline, ...droneType })) {
        if (style === 'other') continue;
        const words = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('-', ' ');
        expect([label, styleReadings(words)]).toEqual([label, expect.arrayContaining([style.toLowerCase()])]);
      }
  });

  it('are read within other words, begun, in one piece and with a slip', () => {
    expect(styleReadings('sopela largo alcance')).toContain('sopela longrange');
    expect(styleReadings('largo al')).toContain('longrange');
    expect(styleReadings('largoalcance')).toContain('longrange');
    expect(stylesMeant('larog alcance')).toEqual(['longrange']);
    expect(styleReadings('embalse')).toEqual(['embalse']);
  });
});
