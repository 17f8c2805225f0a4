/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(__dirname, '..');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const defined = new Set(
  sheets.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/(--e-[\w-]+):/g)].map((found) => found[1]),
  ),
);

test.each(sheets)('%s uses only tokens that exist', (file) => {
  const used = [...readFileSync(path.join(source, file), 'utf8').matchAll(/var\((--e-[\w-]+)/g)].map(
    (found) => found[1],
  );
  expect(used.filter((token) => !defined.has(token))).toEqual([]);
});

test.each(sheets.filter((file) => !file.endsWith('tokens.css')))('%s names no raw colour', (file) => {
  const rules = readFileSync(path.join(source, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/unicode-range:[^;]+;/g, '');
  expect(rules.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi)).toBeNull();
});
