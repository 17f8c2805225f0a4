import { createStore } from '@estela/api';
import { placeholderEntry, placeholders, visiblePlaces } from '@estela/contracts/menu';
import type { AppManifest } from '@estela/contracts/platform';
import type { Composition, WaitingVisitor } from '@estela/contracts/release';
import type { Language } from '@estela/contracts/values';
import type { I18n } from '@estela/i18n';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import packageJson from '../../package.json' with { type: 'json' };
import { createCompositionStore } from '../platform/composition/composition-store.ts';
import { createShellRouter } from '../platform/routing/shell-router.ts';
import { createShellContext } from '../platform/shell-context.ts';

const manifest = packageJson.estela as AppManifest;
const nothing = () => undefined;

/** A composition of the shell alone: the edge knows what else is released and writes it into the menus. */
const composition: Composition = {
  id: '',
  sequence: 0,
  shell: {
    version: '',
    base: '/',
    files: '/',
    scripts: [],
    manifest: {
      ...manifest,
      menu: visiblePlaces.flatMap((place) => placeholders.map((part) => placeholderEntry(place, part))),
    },
  },
  remotes: {},
  settings: { publicUrl: 'http://localhost' },
};

interface PrerenderOf {
  path: string;
  language: Language;
  i18n: I18n;
  /** For a visitor with a token in storage, the session is not known yet. */
  visitor: WaitingVisitor;
}

/** What the shell's root needs, without a browser around it. */
export function prerenderParts({ path, language, i18n, visitor }: PrerenderOf) {
  const shell = createShellContext({
    composition: createCompositionStore(composition, never),
    store: createStore(visitor === 'guest' ? { language, user: null } : { language }),
    i18n,
    session: { openLogin: nothing, openRegister: nothing, logout: nothing },
    loader: { load: never, loadSlots: never, forget: nothing },
  });
  return { shell, router: createShellRouter(createMemoryHistory({ initialEntries: [path] })) };
}

function never(): Promise<never> {
  return Promise.reject(new Error('Nothing is loaded while prerendering'));
}
