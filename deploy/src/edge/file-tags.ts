import { escapeHtml } from '@estela/contracts/html';
import type { Release } from '@estela/contracts/release';
import { addressOf } from './compose.ts';

/** `href` or `src` with the integrity attributes, which must be the same for preload and for use. */
function address(release: Release, file: string, attribute: 'href' | 'src'): string {
  const integrity = release.files.find(({ path }) => path === file)?.integrity;
  const url = escapeHtml(addressOf(release, file));
  return `${attribute}="${url}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`;
}

/** Stylesheets and scripts that start the shell. */
export function entryTags(shell: Release): string {
  const { css, js } = shell.initial;
  return [
    ...css.map((file) => styleTag(shell, file)),
    ...js.map((file) => `<script defer ${address(shell, file, 'src')}></script>`),
  ].join('');
}

export function styleTag(release: Release, file: string): string {
  return `<link rel="stylesheet" ${address(release, file, 'href')}>`;
}

export function preloadTag(release: Release, file: string, kind: 'script' | 'style'): string {
  return `<link rel="preload" as="${kind}" ${address(release, file, 'href')}>`;
}

/** Without integrity, which browsers do not check for fonts: preload and use then stay one request. */
export function fontTag(release: Release, file: string): string {
  const url = escapeHtml(addressOf(release, file));
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`;
}
