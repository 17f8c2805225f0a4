import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../licences');
const fileNames = /^(licen[cs]e|copying|notice|third[-_]party)/i;

/** What a package says of its licence: the files that it brings, else the text that it names. */
export function licenceTexts({ folder: at, manifest }) {
  const names = readdirSync(at, { withFileTypes: true })
    .filter((entry) => entry.isFile() && fileNames.test(entry.name))
    .map(({ name }) => name)
    .sort();
  if (names.length > 0) return names.map((name) => tidy(readFileSync(path.join(at, name), 'utf8')));
  return [`Copyright (c) ${authorOf(manifest)}\n\n${namedText(manifest)}`];
}

/** A licence by its name in SPDX; the first where one may choose. A start does not fail of a text, a test does. */
function namedText({ name, license }) {
  const [first = ''] = /[\w.-]+/.exec(license ?? '') ?? [];
  const file = path.join(folder, `${first}.txt`);
  if (!existsSync(file)) return `${name} is under ${license}, and brings no text of it.`;
  return tidy(readFileSync(file, 'utf8'));
}

function authorOf({ author, name }) {
  const text = typeof author === 'object' ? author.name : author;
  return text?.replace(/\s*[<(].*$/, '') || `the authors of ${name}`;
}

/** Copies of one text differ in the ends of their lines. */
function tidy(text) {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/**
 * `sharp` loads libvips as a library of its own, in a package for each platform: anyone may put another build in its
 * place, which is what the LGPL asks for.
 */
export function libvipsNotice() {
  const read = (name) => tidy(readFileSync(path.join(folder, name), 'utf8'));
  const source =
    'https://github.com/lovell/sharp-libvips lists it with its dependencies, their licences and sources.';
  return {
    titles: ['libvips (LGPL-3.0-or-later), used by sharp: server'],
    text: `Copyright (c) the authors of libvips\n\n${source}\n\n${read('LGPL-3.0.txt')}\n\n${read('GPL-3.0.txt')}`,
  };
}
