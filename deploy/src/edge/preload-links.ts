import { type ChunkFiles, localeChunk, ownerOf, type Release, routeOf } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';
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
  const page = routeOf(shell.manifest, pathname)?.chunk ?? '';
  const groups = [shell.chunks[localeChunk(language)], shell.chunks[page]];
  // The initial files are already in the head.
  const first = new Set([...shell.initial.js, ...shell.initial.css]);
  return { release: shell, hasBlockingStyles: isPrerendered, ...filesOf(groups, first) };
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
  const page = routeOf(release.manifest, pathname)?.chunk ?? '';
  const groups = [release.initial, release.chunks[localeChunk(language)], release.chunks[page]];
  return {
    release,
    // A shell of an older release finds them in no other way.
    hasBlockingStyles: isPrerendered && !live.shell.manifest.preloadedStyles,
    ...filesOf([{ js: [release.entry], css: [] }, ...groups], new Set()),
  };
}

/** The files of all groups, each once, but for those known. */
function filesOf(groups: (ChunkFiles | undefined)[], known: ReadonlySet<string>): ChunkFiles {
  const files = (kind: keyof ChunkFiles) =>
    [...new Set(groups.flatMap((group) => group?.[kind] ?? []))].filter((file) => !known.has(file));
  return { js: files('js'), css: files('css') };
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
