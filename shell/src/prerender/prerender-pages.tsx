import type { AppManifest } from '@estela/contracts/platform';
import {
  frameFile,
  framePlace,
  prerenderedFile,
  type WaitingVisitor,
  waitingVisitors,
} from '@estela/contracts/release';
import { type Language, languages } from '@estela/contracts/values';
import { loadLanguage } from '@estela/i18n';
import { asPicture, asTemplate } from '@estela/runtime/prerender';
import { renderToString } from 'react-dom/server';
import packageJson from '../../package.json' with { type: 'json' };
import { screens } from '../app/screens.tsx';
import { prepare } from '../platform/draw.tsx';
import { ShellProviders, ShellRoot } from '../platform/shell-root.tsx';
import { shellTexts } from '../platform/shell-texts.ts';
import { prerenderParts } from './prerender-parts.ts';

const { routes } = packageJson.estela as AppManifest;

/**
 * Run by the build, on Node: returns the release's files with the pages declared as prerendered, and with the frames for
 * the waiting pages of remotes. `styles` names the style sheets they need.
 */
export async function prerenderPages(styles: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const language of languages) {
    for (const { path, chunk } of routes.filter(({ prerendered }) => prerendered))
      files[prerenderedFile(chunk, language)] =
        `<template data-prerendered>${await page(path, chunk, language)}</template>`;
    for (const visitor of waitingVisitors)
      files[frameFile(visitor, language)] = `<!--styles ${styles}-->${await frame(visitor, language)}`;
  }
  return files;
}

/** The content of #root for a guest. */
async function page(path: string, chunk: string, language: Language): Promise<string> {
  const i18n = shellTexts(language, screens);
  await prepare({ page: screens.pages[chunk], i18n, texts: loadLanguage(i18n, language) });
  const parts = prerenderParts({ path, language, i18n, visitor: 'guest' });
  return asTemplate(renderToString(<ShellRoot {...parts} screens={screens} />));
}

/** The same with an empty page. */
async function frame(visitor: WaitingVisitor, language: Language): Promise<string> {
  const i18n = shellTexts(language, screens);
  await loadLanguage(i18n, language);
  const parts = prerenderParts({ path: '/', language, i18n, visitor });
  const html = renderToString(
    <ShellProviders {...parts}>
      <screens.Layout kind="default">
        <div data-page-place="" />
      </screens.Layout>
    </ShellProviders>,
  );
  if (!html.includes(framePlace)) throw new Error('The frame has no place for a page');
  return asPicture(html);
}
