import { Provider } from '@estela/api';
import { I18nextProvider } from '@estela/i18n';
import { type DataRouter, PlatformProvider } from '@estela/runtime';
import { RouterProvider } from 'react-router-dom';
import { MapsAhead } from './maps-ahead.tsx';
import { DataRouterProvider } from './routing/data-router.ts';
import { LogoutByMutation } from './session/session-actions.tsx';
import { type ShellContext, ShellContextProvider } from './shell-context.ts';

export interface ShellRootProps {
  shell: ShellContext;
  router: DataRouter;
}

/** The shell's React root: the same providers that each remote's root has, and the one router. */
export function ShellRoot({ shell, router }: ShellRootProps) {
  const { version } = shell.composition.current().shell;
  return (
    <Provider store={shell.store}>
      <I18nextProvider i18n={shell.i18n}>
        <PlatformProvider value={shell.platformOf({ name: 'shell', version })}>
          <ShellContextProvider value={shell}>
            <DataRouterProvider value={router}>
              <LogoutByMutation />
              <MapsAhead />
              <RouterProvider router={router} />
            </DataRouterProvider>
          </ShellContextProvider>
        </PlatformProvider>
      </I18nextProvider>
    </Provider>
  );
}
