/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTokens } from './read-tokens.ts';

const sheet = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
const namesIn = (css: string) => [...css.matchAll(/(--e-[\w-]+):/g)].map((found) => found[1] ?? '');

/** Nothing is told by them. */
const decorations = ['--e-scrim', '--e-shadow-1', '--e-shadow-2'];

test('in forced colours every colour of a theme is one of the visitor’s', () => {
  const light = readTokens(sheet('tokens.css')).get(':root[data-theme="light"]');
  const forced = namesIn(sheet('forced-colors.css'));
  const missing = [...(light?.keys() ?? [])].filter((name) => !forced.includes(name));
  expect(missing).toEqual(decorations);
});
