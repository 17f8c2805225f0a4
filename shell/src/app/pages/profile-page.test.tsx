import { act, aUser, renderApp, screen } from '@estela/testing';
import { ProfilePage } from './profile-page.tsx';

test('a session that expires takes nothing typed in the profile away', async () => {
  const { actor, store } = renderApp(<ProfilePage />, {
    user: aUser({ lastName: 'Ruiz' }),
  });
  await actor.type(screen.getByRole('textbox', { name: 'Apellidos' }), ' Salcedo');
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(screen.getByRole('textbox', { name: 'Apellidos' })).toHaveValue('Ruiz Salcedo');
});

test('who logs out leaves no profile behind', () => {
  const { store } = renderApp(<ProfilePage />, { user: aUser() });
  act(() => {
    store.dispatch({ type: 'session/sessionEnded' });
  });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
