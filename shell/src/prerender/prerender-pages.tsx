import { createStore } from '@estela/api';
import { standInEntry, visiblePlaces } from '@estela/contracts/menu';
import type { AppManifest } from '@estela/contracts/platform';
import { type Composition, prerenderedFile } from '@estela/contracts/release';
import { type Language, languages } from '@estela/contracts/values';
import { loadLanguage } from '@estela/i18n';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import packageJson from '../../package.json' with { type: 'json' };
import { screens } from '../app/screens.tsx';
import { createCompositionStore } from '../platform/composition/composition-store.ts';
import { prepare } from '../platform/draw.tsx';
import { createShellRouter } from '../platform/routing/shell-router.ts';
import { createShellContext } from '../platform/shell-context.ts';
import { ShellRoot } from '../platform/shell-root.tsx';
import { shellTexts } from '../platform/shell-texts.ts';

const manifest = packageJson.estela as AppManifest;
const nothing = () => undefined;

/** A composition of the shell alone: what else is released, the edge knows and writes into the menus. */
const composition: Composition = {
  id: '',
  sequence: 0,
  shell: {
    version: '',
    base: '/',
    files: '/',
    scripts: [],
    manifest: { ...manifest, menu: visiblePlaces.map(standInEntry) },
  },
  remotes: {},
  settings: { publicUrl: 'http://localhost' },
};

/** Run by the build, on Node: returns the release's files with the pages declared as prerendered. */
export async function prerenderPages(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { path, chunk } of manifest.routes.filter(({ prerendered }) => prerendered))
    for (const language of languages)
      files[prerenderedFile(chunk, language)] = template(await prerender(path, chunk, language));
  return files;
}

/**
 * The policy blocks style attributes in HTML, so the script that shows the page sets them. React closes void elements
 * as XML does; in texts and attributes it escapes `>`.
 */
function template(html: string): string {
  const elements = html.replaceAll(' style="', ' data-style="').replaceAll('/>', '>');
  return `<template data-prerendered>${elements}</template>`;
}

/** The content of #root for a guest. */
async function prerender(path: string, chunk: string, language: Language): Promise<string> {
  const store = createStore({ language, user: null });
  const session = {
    openLogin: nothing,
    openRegister: nothing,
    logout: nothing,
  };
  const loader = { load: never, loadSlots: never, forget: nothing };
  const i18n = shellTexts(language, screens);
  await prepare({ page: screens.pages[chunk], i18n, texts: loadLanguage(i18n, language) });
  const shell = createShellContext({
    composition: createCompositionStore(composition, never),
    store,
    i18n,
    session,
    loader,
  });
  const router = createShellRouter(createMemoryHistory({ initialEntries: [path] }));
  return renderToString(<ShellRoot shell={shell} router={router} screens={screens} />);
}

function never(): Promise<never> {
  return Promise.reject(new Error('Nothing is loaded while prerendering'));
}
