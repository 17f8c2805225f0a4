import { Provider } from '@estela/api';
import { I18nextProvider } from '@estela/i18n';
import { type DataRouter, PlatformProvider } from '@estela/runtime';
import { RouterProvider } from 'react-router-dom';
import { type Kernel, KernelProvider } from './kernel.ts';
import { MapsAhead } from './maps-ahead.tsx';
import { DataRouterProvider } from './routing/data-router.ts';
import { LogoutByMutation } from './session/session-actions.tsx';

export interface ShellRootProps {
  kernel: Kernel;
  router: DataRouter;
}

/** The shell's React root: the same providers that each remote's root has, and the one router. */
export function ShellRoot({ kernel, router }: ShellRootProps) {
  const { version } = kernel.composition.shell;
  return (
    <Provider store={kernel.store}>
      <I18nextProvider i18n={kernel.i18n}>
        <PlatformProvider value={kernel.platformOf({ name: 'shell', version })}>
          <KernelProvider value={kernel}>
            <DataRouterProvider value={router}>
              <LogoutByMutation />
              <MapsAhead />
              <RouterProvider router={router} />
            </DataRouterProvider>
          </KernelProvider>
        </PlatformProvider>
      </I18nextProvider>
    </Provider>
  );
}
