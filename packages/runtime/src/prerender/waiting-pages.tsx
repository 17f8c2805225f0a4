import { createStore, Provider } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import type { AppManifest, RouteAccess } from '@estela/contracts/platform';
import { waitingFile, waitingVisitors } from '@estela/contracts/release';
import { type Language, languages } from '@estela/contracts/values';
import { type CatalogueSource, createI18n, I18nextProvider, loadCatalogue, loadLanguage } from '@estela/i18n';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createPath, Route, Router, Routes } from 'react-router-dom';
import { type Platform, PlatformProvider } from '../platform.ts';
import { asPicture } from './as-template.ts';

/** What a remote’s build needs to draw its pages: manifest, texts, and the pages themselves. */
export interface WaitingPages {
  /** What the remote's package.json says under `estela`. */
  manifest: Pick<AppManifest, 'namespace' | 'routes'>;
  catalogues: Record<Language, CatalogueSource>;
  /** By the chunk of its route: each page that the routes declare as prerendered, itself, not lazily. */
  pages: Record<string, ComponentType>;
}

/**
 * Run by a remote's build, on Node: draws its pages as they look until their first calls are answered, for guests, where it is
 * public, and for pilots. Returns the files for its release. `styles` names the styles they are drawn with.
 */
export function waitingPages({ manifest, catalogues, pages }: WaitingPages) {
  return async (styles: string): Promise<Record<string, string>> => {
    const files: Record<string, string> = {};
    for (const language of languages) {
      const i18n = createI18n({ language });
      await Promise.all([loadCatalogue(i18n, manifest.namespace, catalogues), loadLanguage(i18n, language)]);
      for (const { path, chunk, access } of manifest.routes.filter(({ prerendered }) => prerendered)) {
        const Page = pages[chunk];
        if (!Page) throw new Error(`${path} is declared as prerendered, and there is no page ${chunk}`);
        for (const visitor of visitorsOf(access)) {
          const html = renderToString(
            <Provider store={createStore({ language, user: visitor === 'guest' ? null : somePilot })}>
              <I18nextProvider i18n={i18n}>
                <PlatformProvider value={platform}>
                  <Router location={path} navigator={navigator}>
                    <Routes>
                      <Route path={path} element={<Page />} />
                    </Routes>
                  </Router>
                </PlatformProvider>
              </I18nextProvider>
            </Provider>,
          );
          files[waitingFile(chunk, visitor, language)] = `<!--styles ${styles}-->${asPicture(html)}`;
        }
      }
    }
    return files;
  };
}

/** Of a page for pilots the shell asks a guest to log in, in its place. */
const visitorsOf = (access: RouteAccess) =>
  waitingVisitors.filter((visitor) => access !== 'user' || visitor === 'user');

const nothing = () => undefined;

const navigator = {
  createHref: createPath,
  go: nothing,
  push: nothing,
  replace: nothing,
};

/** Who is here and what is live, no build knows. A page that waits shows nothing of either. */
const somePilot = { _id: '', username: '', name: '', role: 'user' } as unknown as OwnUser;
const settings = { publicUrl: 'http://localhost' };
const platform: Platform = {
  app: { name: '', version: '' },
  session: { openLogin: nothing, openRegister: nothing, logout: nothing },
  settings,
  composition: {
    id: '',
    sequence: 0,
    shell: { version: '', base: '/', files: '/', scripts: [], manifest: { namespace: '', routes: [] } },
    remotes: {},
    settings,
  },
  report: nothing,
  loadSlot: async () => undefined,
};
