import { ownerOf, type Release, routeOf } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';
import { pageFiles } from '../contract/page-files.ts';
import { fontTag, preloadTag, styleTag } from './file-tags.ts';
import type { Live } from './page-parts.ts';

interface Wanted {
  release: Release;
  js: string[];
  css: string[];
  /** The page is visible before any script runs. Its style sheets must block it; no remote's may block the shell. */
  hasBlockingStyles: boolean;
}

/**
 * Links for every file that the page at `pathname` will request, so that the browser fetches them together with the
 * shell's own scripts. Remotes that do not own the page add nothing.
 */
export function preloadLinks(
  live: Live,
  pathname: string,
  language: Language,
  isPrerendered: boolean,
): string {
  const wanted = [
    shellFiles(live, pathname, language, isPrerendered),
    remoteFiles(live, pathname, language, isPrerendered),
  ].filter((part) => part !== undefined);
  return [...fontLinks(live.shell), ...wanted.flatMap(fileLinks)].join('');
}

function shellFiles(live: Live, pathname: string, language: Language, isPrerendered: boolean): Wanted {
  const { shell } = live;
  const { js, css } = pageFiles(shell, routeOf(shell.manifest, pathname)?.chunk, language);
  // The initial files are already in the head.
  const rest = (files: string[], first: string[]) => files.filter((file) => !first.includes(file));
  const late = { js: rest(js, shell.initial.js), css: rest(css, shell.initial.css) };
  return { release: shell, hasBlockingStyles: isPrerendered, ...late };
}

function remoteFiles(
  live: Live,
  pathname: string,
  language: Language,
  isPrerendered: boolean,
): Wanted | undefined {
  const owner = ownerOf(live.composition, pathname) ?? '';
  const release = live.remotes[owner];
  if (!release || live.composition.remotes[owner]?.disabled) return undefined;
  return {
    release,
    // A shell of an older release finds them in no other way.
    hasBlockingStyles: isPrerendered && !live.shell.manifest.preloadedStyles,
    ...pageFiles(release, routeOf(release.manifest, pathname)?.chunk, language),
  };
}

function fileLinks({ release, js, css, hasBlockingStyles }: Wanted): string[] {
  return [
    ...css.map((file) => (hasBlockingStyles ? styleTag(release, file) : preloadTag(release, file, 'style'))),
    ...js.map((file) => preloadTag(release, file, 'script')),
  ];
}

function fontLinks(shell: Release): string[] {
  const beginnings = shell.manifest.fonts ?? [];
  return shell.files
    .filter(
      ({ path }) => path.endsWith('.woff2') && beginnings.some((name) => fileName(path).startsWith(name)),
    )
    .map(({ path }) => fontTag(shell, path));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
