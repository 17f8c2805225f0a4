import { act, renderApp, screen, waitFor } from '@estela/testing';
import { OfflineBar } from './offline-bar.tsx';

const network = jest.spyOn(navigator, 'onLine', 'get');

function turn(isOn: boolean) {
  network.mockReturnValue(isOn);
  act(() => {
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
  });
}

afterAll(() => network.mockRestore());

test('the network that goes is told for as long as it is gone, and so is its return', async () => {
  network.mockReturnValue(true);
  renderApp(
    <div role="status">
      <OfflineBar />
    </div>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  turn(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión/);
  // Toasts stand above it by this.
  const room = () => document.documentElement.style.getPropertyValue('--e-edge-bar');
  expect(room()).not.toBe('');
  turn(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(room()).toBe('');
  expect(await screen.findByText('Vuelve a haber conexión')).toBeInTheDocument();
});

test('who is a guest because the profile could not be loaded is told so, and may log in', async () => {
  network.mockReturnValue(true);
  const { actor, platform, store } = renderApp(<OfflineBar />);
  act(() => {
    store.dispatch({ type: 'session/sessionEnded', payload: true });
  });
  expect(await screen.findByText(/No se ha podido cargar tu perfil/)).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(platform.session.openLogin).toHaveBeenCalled();
  act(() => {
    store.dispatch({ type: 'session/sessionEnded' });
  });
  await waitFor(() => expect(screen.queryByText(/No se ha podido cargar tu perfil/)).not.toBeInTheDocument());
});
