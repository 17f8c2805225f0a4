import { Provider } from '@estela/api';
import { ownerOf } from '@estela/contracts/release';
import { I18nextProvider } from '@estela/i18n';
import { FailureBoundary, PlatformProvider } from '@estela/runtime';
import { useCallback } from 'react';
import { MapsAhead } from './maps-ahead.tsx';
import { isDrawnAtOnce } from './mounting/remote-place.ts';
import { Frame } from './routing/frame.tsx';
import { LayoutFailure } from './routing/page-boundary.tsx';
import { RoutedRoot } from './routing/routed-root.tsx';
import type { GuardedRouter } from './routing/shell-router.ts';
import type { Screens } from './screens.ts';
import { LogoutByMutation } from './session/session-actions.tsx';
import { type ShellContext, ShellContextProvider } from './shell-context.ts';

export interface ShellRootProps {
  shell: ShellContext;
  router: GuardedRouter;
  screens: Screens;
}

/** The shell's React root: the same providers that each remote's root has, and the one router. */
export function ShellRoot({ shell, router, screens }: ShellRootProps) {
  const app = { name: 'shell', version: shell.composition.current().shell.version };
  const isAtHand = useCallback(
    (pathname: string) => {
      const composition = shell.composition.current();
      return isDrawnAtOnce(composition.remotes[ownerOf(composition, pathname) ?? '']);
    },
    [shell],
  );
  return (
    <Provider store={shell.store}>
      <I18nextProvider i18n={shell.i18n}>
        <PlatformProvider value={shell.platformOf(app)}>
          <ShellContextProvider value={shell}>
            <LogoutByMutation />
            <MapsAhead />
            <RoutedRoot router={router} isAtHand={isAtHand}>
              <FailureBoundary
                onFailure={(error) => shell.report({ app, phase: 'render', error })}
                fallback={() => <LayoutFailure />}
              >
                <Frame screens={screens} />
              </FailureBoundary>
            </RoutedRoot>
          </ShellContextProvider>
        </PlatformProvider>
      </I18nextProvider>
    </Provider>
  );
}
