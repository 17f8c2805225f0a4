import { type AppStore, createStore, Provider } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import { type Language, storageKeys } from '@estela/contracts/values';
import { addCatalogue, type Catalogue, type I18n, I18nextProvider, languageOf } from '@estela/i18n';
import { createBilingual } from '@estela/i18n/testing';
import { type Platform, PlatformProvider } from '@estela/runtime';
import { dismissToast, Toaster } from '@estela/ui';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import type { ReactElement } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router-dom';
import { aPlatform } from './platform.ts';
import { server } from './server.ts';

export interface RenderAppOptions {
  /** Address to start at, with query and hash. */
  route?: string;
  /** The account of the session; a guest without one. */
  user?: OwnUser | null;
  language?: Language;
  /** Texts of the remote under test: `{ flights: { es, en } }`. */
  catalogues?: Record<string, Record<Language, Catalogue>>;
  /** Handlers of the API, before those of `server.use`. */
  handlers?: RequestHandler[];
  platform?: Partial<Platform>;
}

export interface RenderedApp extends RenderResult {
  /** A user of user-event: `await actor.click(...)`. */
  actor: UserEvent;
  store: AppStore;
  i18n: I18n;
  platform: Platform;
  /** Path, query and hash on the address bar now. */
  address: () => string;
}

/** Renders a page as the shell would: real store, real texts, a router, toasts; only the network is mocked. */
export function renderApp(ui: ReactElement, options: RenderAppOptions = {}): RenderedApp {
  const { route = '/', user = null, language = 'es', catalogues = {}, handlers = [] } = options;
  server.use(...handlers);
  if (user) localStorage.setItem(storageKeys.token, `token of ${user.username}`);

  const i18n = createBilingual({ language });
  for (const [namespace, texts] of Object.entries(catalogues)) addCatalogue(i18n, namespace, texts);
  const store = createStore({ language: () => languageOf(i18n), user });
  const platform = aPlatform(options.platform);
  let location: Location;

  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PlatformProvider value={platform}>
          <MemoryRouter initialEntries={[route]}>
            {ui}
            <LocationProbe
              onLocation={(current) => {
                location = current;
              }}
            />
          </MemoryRouter>
          <Toaster />
        </PlatformProvider>
      </I18nextProvider>
    </Provider>,
  );
  const address = () => `${location.pathname}${location.search}${location.hash}`;
  return { ...view, actor: userEvent.setup(), store, i18n, platform, address };
}

function LocationProbe({ onLocation }: { onLocation: (location: Location) => void }) {
  onLocation(useLocation());
  return null;
}

afterEach(() => {
  dismissToast();
  localStorage.clear();
});
