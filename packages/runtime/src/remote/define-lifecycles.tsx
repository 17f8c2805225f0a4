import { Provider } from '@estela/api';
import type { Language } from '@estela/contracts/values';
import { type CatalogueSource, I18nextProvider, loadCatalogue } from '@estela/i18n';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { FailureBoundary } from '../failure-boundary.tsx';
import { PlatformProvider } from '../platform.ts';
import type { RemoteProps } from './remote-props.ts';
import { RouterBridge } from './router-bridge.tsx';
import { assertSharedInstances } from './shared-instance.ts';

/** What a remote says of itself. */
export interface RemoteDefinition {
  /** As in its package.json, without the scope: `mf-flights`. */
  name: string;
  /** i18next namespace of its texts. */
  namespace: string;
  catalogues: Record<Language, CatalogueSource>;
  /** Draws its routes. */
  App: React.ComponentType;
}

/** `bootstrap`, `mount`, `unmount` and `update` of single-spa, as the shell calls them. */
export type RemoteLifecycles = Required<ReactAppOrParcel<RemoteProps>>;

type BoundaryClass = Parameters<typeof singleSpaReact<RemoteProps>>[0]['errorBoundaryClass'];

/** The whole contract of a remote: what `./lifecycles` exports. */
export function defineLifecycles({ name, namespace, catalogues, App }: RemoteDefinition): RemoteLifecycles {
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: (props) => (
      <RemoteRoot {...props}>
        <App />
      </RemoteRoot>
    ),
    // Empty after a failure: the shell shows its card instead of the root. Without a boundary single-spa-react leaves
    // mount and unmount pending for ever. Its props are some of the root's own; the type wants all of them.
    errorBoundaryClass: FailureBoundary as unknown as BoundaryClass,
    renderType: 'createRoot',
  }) as RemoteLifecycles;

  return {
    ...lifecycles,
    bootstrap: async (props) => {
      assertSharedInstances(name, props.instances);
      await loadCatalogue(props.i18n, namespace, catalogues);
      return lifecycles.bootstrap(props);
    },
  };
}

function RemoteRoot({ router, store, i18n, platform, owns, children }: React.PropsWithChildren<RemoteProps>) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <PlatformProvider value={platform}>
          <RouterBridge router={router} owns={owns}>
            {children}
          </RouterBridge>
        </PlatformProvider>
      </I18nextProvider>
    </Provider>
  );
}
