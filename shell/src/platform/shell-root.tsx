import { Provider } from '@estela/api';
import { ownerOf } from '@estela/contracts/release';
import { I18nextProvider } from '@estela/i18n';
import { FailureBoundary, PlatformProvider } from '@estela/runtime';
import { type ReactNode, useCallback } from 'react';
import { MapsAhead } from './maps-ahead.tsx';
import { isDrawnAtOnce } from './mounting/remote-place.ts';
import { Frame } from './routing/frame.tsx';
import { LayoutFailure } from './routing/page-boundary.tsx';
import { RoutedRoot } from './routing/routed-root.tsx';
import type { GuardedRouter } from './routing/shell-router.ts';
import type { Screens } from './screens.ts';
import { LogoutByMutation } from './session/session-actions.tsx';
import { type ShellContext, ShellContextProvider } from './shell-context.ts';

interface ShellProvidersProps {
  shell: ShellContext;
  router: GuardedRouter;
  children: ReactNode;
}

export interface ShellRootProps extends Omit<ShellProvidersProps, 'children'> {
  screens: Screens;
}

/** The shell's React root. */
export function ShellRoot({ shell, router, screens }: ShellRootProps) {
  return (
    <ShellProviders shell={shell} router={router}>
      <LogoutByMutation />
      <MapsAhead />
      <FailureBoundary
        onFailure={(error) => shell.report({ app: appOf(shell), phase: 'render', error })}
        fallback={() => <LayoutFailure />}
      >
        <Frame screens={screens} />
      </FailureBoundary>
    </ShellProviders>
  );
}

function appOf({ composition }: ShellContext) {
  return { name: 'shell', version: composition.current().shell.version };
}

/** The same providers that each remote's root has, and the one router. */
export function ShellProviders({ shell, router, children }: ShellProvidersProps) {
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
        <PlatformProvider value={shell.platformOf(appOf(shell))}>
          <ShellContextProvider value={shell}>
            <RoutedRoot router={router} isAtHand={isAtHand}>
              {children}
            </RoutedRoot>
          </ShellContextProvider>
        </PlatformProvider>
      </I18nextProvider>
    </Provider>
  );
}
