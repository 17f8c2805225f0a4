import type { SessionState } from '@estela/api';
import { act, aUser, renderApp, screen } from '@estela/testing';
import { OfflineBar } from './offline-bar.tsx';

const network = jest.spyOn(navigator, 'onLine', 'get');

function turn(isOn: boolean) {
  network.mockReturnValue(isOn);
  act(() => {
    window.dispatchEvent(new Event(isOn ? 'online' : 'offline'));
  });
}

afterAll(() => network.mockRestore());

test('a notice is shown while the network is gone, and another when it is back', async () => {
  network.mockReturnValue(true);
  renderApp(
    <div role="status">
      <OfflineBar />
    </div>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  turn(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^Sin conexión/);
  // Keeps toasts above it.
  const room = () => document.documentElement.style.getPropertyValue('--e-edge-bar');
  expect(room()).not.toBe('');
  turn(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(room()).toBe('');
  expect(await screen.findByText('Vuelve a haber conexión')).toBeInTheDocument();
});

test('a pilot sees a notice over the page when the server does not respond', async () => {
  network.mockReturnValue(true);
  const { store } = renderApp(<OfflineBar />, { user: aUser() });
  const change = (reach: SessionState['reach']) =>
    act(() => void store.dispatch({ type: 'session/reachChanged', payload: reach }));
  change('doubted');
  expect(screen.queryByText(/Estela no responde/)).not.toBeInTheDocument();
  change('none');
  expect(screen.getByText(/Lo que ves puede no estar al día/)).toHaveTextContent(/^Estela no responde/);
  change('fine');
  expect(screen.queryByText(/Estela no responde/)).not.toBeInTheDocument();
  expect(await screen.findByText('Vuelve a haber conexión')).toBeInTheDocument();
});
