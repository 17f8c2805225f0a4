import { useUnsavedGuard } from '@estela/runtime';
import { act, screen, waitFor } from '@testing-library/react/pure';
import { userEvent } from '@testing-library/user-event';
import { aComposition, aRemote, aRoute, lifecyclesOf, renderShell } from '../testing/shell-parts.tsx';

function Form() {
  useUnsavedGuard(true);
  return <h1>{'Form'}</h1>;
}

const composition = aComposition({
  'mf-gear': aRemote('mf-gear', [aRoute('/drones')]),
  'mf-groups': aRemote('mf-groups', [aRoute('/groups')]),
});
const remotes = {
  'mf-gear': lifecyclesOf('mf-gear', Form),
  'mf-groups': lifecyclesOf('mf-groups', () => <h1>{'Groups'}</h1>),
};

async function leaveTheForm() {
  const shell = await renderShell('/drones', { composition, remotes });
  await screen.findByRole('heading', { name: 'Form' });
  await shell.go('/groups');
  await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  return shell;
}

test('leaving a page with typed text asks, and staying stays', async () => {
  const { router } = await leaveTheForm();
  await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/drones');
});

test('confirming leaves the page', async () => {
  await leaveTheForm();
  await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
});

test('Back asks as well: staying leaves the address as it was, leaving goes back and Forward still works', async () => {
  const { router, go } = await renderShell('/groups', { composition, remotes });
  await go('/drones');
  await screen.findByRole('heading', { name: 'Form' });
  await act(async () => void router.navigate(-1));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(router.state.location.pathname).toBe('/drones');
  await act(async () => void router.navigate(-1));
  await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
  expect(router.state).toMatchObject({ historyAction: 'POP', location: { pathname: '/groups' } });
  await act(async () => void router.navigate(1));
  expect(await screen.findByRole('heading', { name: 'Form' })).toBeInTheDocument();
});
