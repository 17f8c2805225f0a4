import { escapeHtml } from '@estela/contracts/html';
import type { Release } from '@estela/contracts/release';
import { addressOf } from './compose.ts';

/** `href` or `src` with the integrity attributes, which must be the same for preload and for use. */
function address(release: Release, file: string, attribute: 'href' | 'src'): string {
  const integrity = release.files.find(({ path }) => path === file)?.integrity;
  const url = escapeHtml(addressOf(release, file));
  return `${attribute}="${url}" crossorigin="anonymous"${integrity ? ` integrity="${integrity}"` : ''}`;
}

/**
 * Stylesheets and scripts that start the shell. Browsers take a deferred script for the least urgent of a page, after
 * everything that it preloads; on a page that shows nothing without scripts they are asked to take it first, and its
 * code runs while the rest still comes.
 */
export function entryTags(shell: Release, isPrerendered: boolean): string {
  const { css, js } = shell.initial;
  const urgency = isPrerendered ? '' : ' fetchpriority="high"';
  return [
    ...css.map((file) => styleTag(shell, file)),
    ...js.map((file) => `<script defer${urgency} ${address(shell, file, 'src')}></script>`),
  ].join('');
}

export function styleTag(release: Release, file: string): string {
  return `<link rel="stylesheet" ${address(release, file, 'href')}>`;
}

export function preloadTag(release: Release, file: string, kind: 'script' | 'style'): string {
  const urgency = kind === 'script' ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="${kind}"${urgency} ${address(release, file, 'href')}>`;
}

/** Without integrity, which browsers do not check for fonts: preload and use then stay one request. */
export function fontTag(release: Release, file: string): string {
  const url = escapeHtml(addressOf(release, file));
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin="anonymous">`;
}
