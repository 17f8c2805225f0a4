import { act, aUser, renderApp, screen } from '@estela/testing';
import { ProfilePage } from './profile-page.tsx';

test('a session that expires keeps what was typed in the profile', async () => {
  const { actor, store } = renderApp(<ProfilePage />, {
    user: aUser({ lastName: 'Ruiz' }),
  });
  await actor.type(screen.getByRole('textbox', { name: 'Apellidos' }), ' Salcedo');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz Salcedo');
});

test('logging out leaves no profile on screen', () => {
  const { store } = renderApp(<ProfilePage />, { user: aUser() });
  act(() => {
    store.dispatch({ type: 'session/sessionEnded' });
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
