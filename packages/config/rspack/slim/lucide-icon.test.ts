import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const kit = path.resolve(__dirname, '../../../ui/package.json');
const icons = path.join(path.dirname(createRequire(kit).resolve('lucide-react')), '../esm/icons');

/** Jest reads none of the library's ES modules, so Node does. */
const program = `
  const [{ createElement }, { renderToStaticMarkup }, { default: own }, { __iconData, default: theirs }] =
    await Promise.all(['react', 'react-dom/server', './lucide-icon.mjs', '${pathToFileURL(icons)}/heart.mjs'].map((name) => import(name)));
  const props = [{}, { size: 16, className: 'like', fill: 'currentColor' }, { 'aria-label': 'Like' }, { role: 'img' }];
  const drawn = (Icon) => props.map((one) => renderToStaticMarkup(createElement(Icon, one)));
  console.log(JSON.stringify([drawn(own(__iconData)), drawn(theirs)]));`;

test('the shorter icon draws what lucide’s own draws, but for a class with its name', () => {
  const run = ['--input-type=module', '-e', program];
  const [own, theirs] = JSON.parse(execFileSync(process.execPath, run, { cwd: __dirname, encoding: 'utf8' }));
  const sorted = (svg: string) =>
    svg.replace(/<svg ([^>]*)>/, (_all, attributes: string) => {
      const each = attributes.replace(/lucide-heart ?/, '').match(/\S+="[^"]*"/g) ?? [];
      return each
        .map((one) => one.replace(/\s+"$/, '"'))
        .sort()
        .join(' ');
    });
  expect(own.map(sorted)).toEqual(theirs.map(sorted));
});
