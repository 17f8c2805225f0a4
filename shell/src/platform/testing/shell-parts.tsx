import { createStore } from '@estela/api';
import type { OwnUser } from '@estela/contracts';
import type { RouteDeclaration } from '@estela/contracts/platform';
import type { ComposedRemote, Composition } from '@estela/contracts/release';
import { addCatalogue } from '@estela/i18n';
import { createBilingual } from '@estela/i18n/testing';
import { defineLifecycles, type RemoteLifecycles, sharedInstances } from '@estela/runtime';
import { afterPaint } from '@estela/ui/after-paint';
import { act, cleanup, render } from '@testing-library/react/pure';
import type { ComponentType } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { addErrorHandler } from 'single-spa';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { createCompositionStore } from '../composition/composition-store.ts';
import { createShellRouter } from '../routing/shell-router.ts';
import type { Screens } from '../screens.ts';
import type { ShellContext } from '../shell-context.ts';
import { ShellRoot } from '../shell-root.tsx';

// As in startShell: failures are reported by the parcel's promises.
addErrorHandler(() => undefined);

/** Remotes that the page has left are unmounted once the next one is painted. */
export async function remotesAreGone(): Promise<void> {
  await afterPaint();
  await new Promise((resolve) => setTimeout(resolve));
}

// Still inside `act`: hence the library without its own clean-up.
afterEach(() =>
  act(async () => {
    cleanup();
    await remotesAreGone();
  }),
);

/** Remotes by name; a missing one fails to load. */
export type Remotes = Record<string, () => Promise<RemoteLifecycles>>;

export function aRoute(path: string, fields: Partial<RouteDeclaration> = {}): RouteDeclaration {
  const title = { es: `Título de ${path}`, en: `Title of ${path}` };
  return {
    path,
    access: 'public',
    chunk: `${path.slice(1)}-page`,
    title,
    description: `Sobre ${path}`,
    ...fields,
  };
}

export function aRemote(name: string, routes: RouteDeclaration[]): ComposedRemote {
  return {
    version: '1.0.0',
    base: `/remotes/${name}/1.0.0/`,
    files: `/remotes/${name}/files/`,
    entry: 'remoteEntry.js',
    initial: { js: ['lifecycles.js'], css: ['lifecycles.css'] },
    chunks: Object.fromEntries(routes.map(({ chunk }) => [chunk, { js: [`${chunk}.js`], css: [] }])),
    integrity: { 'remoteEntry.js': 'sha384-entry', 'lifecycles.js': 'sha384-life' },
    manifest: { namespace: name, routes },
  };
}

export function aComposition(remotes: Record<string, ComposedRemote> = {}): Composition {
  const routes = [aRoute('/', { chunk: 'landing-page' }), aRoute('/profile', { access: 'user' })];
  return {
    id: '0123456789ab',
    sequence: 1,
    shell: {
      version: '2.0.0',
      base: '/shell/2.0.0/',
      files: '/shell/files/',
      scripts: ['vendor.js'],
      manifest: { namespace: 'shell', routes },
    },
    remotes,
    settings: { publicUrl: 'https://estela.test' },
  };
}

/** A remote that renders `App`. */
export function lifecyclesOf(name: string, App: ComponentType): () => Promise<RemoteLifecycles> {
  const empty = { es: {}, en: {} };
  return async () => defineLifecycles({ name, namespace: name, catalogues: empty, App });
}

/** A signed-in account, with the fields that the platform reads. */
export const aPilot = { _id: 'u1', username: 'ana' } as OwnUser;

/** A page of the shell that fails while `fails` is set. */
export const brokenPage = { fails: false };

function ProfilePage() {
  if (brokenPage.fails) throw new Error('no profile today');
  return <h1>{'Profile'}</h1>;
}

const screens: Screens = {
  Layout: ({ kind, children }) => <main aria-label={kind}>{children}</main>,
  LoginNotice: () => <p>{'Please log in'}</p>,
  pages: {
    'landing-page': () => <h1>{'Landing'}</h1>,
    'about-page': () => <input aria-label={'About'} />,
    'profile-page': ProfilePage,
  },
  texts: {},
  dialogs: { openLogin: jest.fn(), openRegister: jest.fn() },
  offerLogin: async () => undefined,
};

/** The shell's root over a composition, with remotes that need no network. */
export async function renderShell(
  address: string,
  {
    composition: first = aComposition(),
    remotes = {} as Remotes,
    user = null as OwnUser | null,
    /** The session is not known yet. */
    isStarting = false,
    read = async (): Promise<Composition | undefined> => undefined,
  } = {},
) {
  const i18n = createBilingual();
  addCatalogue(i18n, 'shell', { es, en });
  const store = createStore(isStarting ? {} : { user });
  const openLogin = jest.fn();
  const session = { openLogin, openRegister: jest.fn(), logout: jest.fn() };
  const report = jest.fn();
  const load = jest.fn(
    (name: string, _remote?: ComposedRemote) =>
      remotes[name]?.() ?? Promise.reject(new Error(`${name} is missing`)),
  );
  const loader = { load, forget: jest.fn(), loadSlots: async () => ({}) };
  const { settings } = first;
  const composition = createCompositionStore(first, read);
  const shell: ShellContext = {
    composition,
    store,
    i18n,
    loader,
    instances: sharedInstances(),
    platformOf: (app) => ({
      app,
      session,
      settings,
      composition: first,
      report,
      loadSlot: async () => undefined,
    }),
    report,
  };
  const router = createShellRouter(createMemoryHistory({ initialEntries: [address] }));
  await act(async () => {
    render(<ShellRoot shell={shell} router={router} screens={screens} />);
  });
  const go = (to: string) => act(async () => void router.navigate(to));
  return { shell, router, composition, store, i18n, report, loader, openLogin, go };
}
