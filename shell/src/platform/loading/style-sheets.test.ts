import { aRemote } from '../testing/shell-parts.tsx';
import { dropStyles } from './style-sheets.ts';

function link(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

test('what only a replaced version used is removed, and nothing else', () => {
  const hashes = { 'remoteEntry.js': 'sha384-entry', 'both.css': 'sha384-both', 'new.css': 'sha384-new' };
  link('stylesheet', '/remotes/mf-gear/files/old.css');
  link('prefetch', '/remotes/mf-gear/files/old.js');
  link('prefetch', '/remotes/mf-gear/0.9.0/remoteEntry.js');
  const stay = [
    '/remotes/mf-gear/1.0.0/remoteEntry.js',
    '/remotes/mf-gear/files/both.css',
    '/remotes/mf-gear/files/new.css',
    '/remotes/mf-groups/files/old.css',
    '/shell/files/main.css',
  ];
  for (const href of stay) link('stylesheet', href);
  dropStyles({ ...aRemote('mf-gear', []), integrity: hashes });
  const left = [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
  expect(left).toEqual(stay);
});
