import { useUnsavedGuard } from '@estela/runtime';
import { act, fireEvent, screen } from '@testing-library/react/pure';
import { aComposition, aPilot, aRemote, aRoute, lifecyclesOf, renderShell } from '../testing/shell-parts.tsx';

let isWriting = false;
function Dashboard() {
  useUnsavedGuard(isWriting);
  return <h1>{'Dashboard'}</h1>;
}
afterEach(() => {
  isWriting = false;
});

const composition = aComposition({
  'mf-gear': aRemote('mf-gear', [aRoute('/drones', { access: 'user' })]),
  'mf-social': aRemote('mf-social', [aRoute('/dashboard/:username'), aRoute('/feed')]),
});
composition.shell.manifest.routes.push(
  aRoute('/login', { access: 'guest', chunk: 'landing-page' }),
  aRoute('/about'),
);
const remotes = {
  'mf-gear': lifecyclesOf('mf-gear', () => <h1>{'Drones'}</h1>),
  'mf-social': lifecyclesOf('mf-social', Dashboard),
};

test('a guest keeps the address of a sign-in page, sees the notice, and the login dialog opens', async () => {
  const { router, openLogin, loader } = await renderShell('/drones', { composition, remotes });
  expect(screen.getByText('Please log in')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/drones');
  expect(openLogin).toHaveBeenCalled();
  expect(loader.load).not.toHaveBeenCalled();
});

test('a pilot sees the page', async () => {
  await renderShell('/drones', { composition, remotes, user: aPilot });
  expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
});

test('a pilot on a page for guests is redirected to their dashboard', async () => {
  const { router } = await renderShell('/login', { composition, remotes, user: aPilot });
  expect(router.state.location.pathname).toBe(`/dashboard/${aPilot.username}`);
});

test('after login on a page of its own the visitor is back where they came from', async () => {
  const { router } = await renderShell('/login', { composition, remotes, user: aPilot });
  await act(async () => void router.navigate('/login', { state: { from: '/drones' } }));
  expect(router.state.location.pathname).toBe('/drones');
});

test('logging out on a private page leads to the public one, without a login dialog', async () => {
  const { router, store, openLogin } = await renderShell('/drones', { composition, remotes, user: aPilot });
  await screen.findByRole('heading', { name: 'Drones' });
  await act(async () => {
    store.dispatch({ type: 'session/sessionEnded' });
  });
  expect(router.state.location.pathname).toBe('/');
  expect(openLogin).not.toHaveBeenCalled();

  await act(async () => void router.navigate('/drones'));
  expect(screen.getByText('Please log in')).toBeInTheDocument();
});

test('logging out on a public page stays there', async () => {
  const { router, store } = await renderShell('/feed', { composition, remotes, user: aPilot });
  await act(async () => {
    store.dispatch({ type: 'session/sessionEnded' });
  });
  expect(router.state.location.pathname).toBe('/feed');
});

test('a session that expires leaves the page on screen', async () => {
  const { store, openLogin } = await renderShell('/drones', { composition, remotes, user: aPilot });
  await screen.findByRole('heading', { name: 'Drones' });
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  expect(screen.getByRole('heading', { name: 'Drones' })).toBeInTheDocument();
  expect(openLogin).toHaveBeenCalled();
});

test('a call that fails after that offers the login dialog again', async () => {
  const { store, openLogin } = await renderShell('/drones', { composition, remotes, user: aPilot });
  await screen.findByRole('heading', { name: 'Drones' });
  act(() => {
    store.dispatch({ type: 'session/sessionExpired' });
  });
  openLogin.mockClear();
  act(() => {
    store.dispatch({ type: 'session/callRejected' });
  });
  expect(openLogin).toHaveBeenCalledTimes(1);
});

describe('a session whose account cannot be loaded yet', () => {
  const reach = (payload: string) => ({ type: 'session/reachChanged', payload });
  async function waitOn(address: string) {
    const shown = await renderShell(address, { composition, remotes, isStarting: true });
    act(() => void shown.store.dispatch(reach('none')));
    return shown;
  }

  test('shows a waiting notice instead of the page, without a login dialog, and goes on by itself', async () => {
    const { store, router, openLogin, loader } = await waitOn('/drones');
    expect(screen.getByRole('status')).toHaveTextContent('No hay conexión con Estela');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
    expect(screen.queryByText('Please log in')).not.toBeInTheDocument();
    expect(loader.load).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/drones');
    act(
      () =>
        void store.dispatch({ type: 'session/sessionStarted', payload: { user: aPilot, token: 'secret' } }),
    );
    expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(openLogin).not.toHaveBeenCalled();
  });

  test('leaves pages that need no account open, with what is typed there', async () => {
    const { store } = await waitOn('/about');
    expect(screen.getByRole('status')).toHaveTextContent('No hay conexión con Estela');
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Faro' } });
    act(
      () =>
        void store.dispatch({ type: 'session/sessionStarted', payload: { user: aPilot, token: 'secret' } }),
    );
    expect(screen.getByRole('textbox')).toBe(field);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('shows nothing during the first request', async () => {
    await renderShell('/drones', { composition, remotes, isStarting: true });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a session that expires on a public page', () => {
  async function expireOnFeed() {
    const shown = await renderShell('/feed', { composition, remotes, user: aPilot });
    await screen.findByRole('heading', { name: 'Dashboard' });
    act(() => {
      shown.store.dispatch({ type: 'session/sessionExpired' });
    });
    return shown;
  }

  test('offers the login dialog over what is being written', async () => {
    isWriting = true;
    const { openLogin } = await expireOnFeed();
    expect(openLogin).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  test('does not interrupt a reader until something they send fails', async () => {
    const { store, openLogin } = await expireOnFeed();
    expect(openLogin).not.toHaveBeenCalled();
    act(() => {
      store.dispatch({ type: 'session/callRejected' });
    });
    expect(openLogin).toHaveBeenCalledTimes(1);
  });

  test('opens nothing over the login page', async () => {
    const { store, router, openLogin } = await expireOnFeed();
    await act(async () => void router.navigate('/login'));
    act(() => {
      store.dispatch({ type: 'session/callRejected' });
    });
    expect(router.state.location.pathname).toBe('/login');
    expect(openLogin).not.toHaveBeenCalled();
  });
});
