import { createStore, Provider } from '@estela/api';
import type { Drone, OwnUser } from '@estela/contracts';
import { createI18n } from '@estela/i18n';
import { PlatformProvider } from '@estela/runtime';
import { aPlatform } from '@estela/testing';
import { dismissToast, Toaster } from '@estela/ui';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const ana = { _id: 'u1', username: 'ana', name: 'Ana', profilePicture: null, verified: false };

export const avispa = {
  _id: 'd1',
  owner: ana,
  name: 'Avispa',
  brand: 'iFlight',
  image: null,
  visibility: 'public',
  likes: 2,
  likedByMe: false,
} as unknown as Drone;

/** Draws a piece of the kit at `/drones` with a real store, real texts, a router and toasts. */
export function show(
  piece: ReactElement,
  { user = ana, at = '/drones' }: { user?: object | null; at?: string } = {},
) {
  createI18n();
  const platform = aPlatform();
  const store = createStore({ user: user as OwnUser | null });
  const router = createMemoryRouter([{ path: '*', element: piece }], { initialEntries: [at] });
  const view = render(
    <Provider store={store}>
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
        <Toaster />
      </PlatformProvider>
    </Provider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, actor: userEvent.setup(), platform, store, address };
}

afterEach(() => dismissToast());
