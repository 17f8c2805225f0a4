import { act, screen } from '@testing-library/react/pure';
import { createSlotLoader } from '../loading/slot-loader.ts';
import { aComposition, aRemote, aRoute, lifecyclesOf, renderShell } from '../testing/shell-parts.tsx';

const gear = { ...aRemote('mf-gear', [aRoute('/drones', { access: 'user' })]), disabled: true as const };
const composition = aComposition({
  'mf-gear': { ...gear, manifest: { ...gear.manifest, slots: ['drone-card'] } },
  'mf-groups': aRemote('mf-groups', [aRoute('/groups')]),
});
const remotes = {
  'mf-gear': lifecyclesOf('mf-gear', () => <h1>{'Drones'}</h1>),
  'mf-groups': lifecyclesOf('mf-groups', () => <h1>{'Groups'}</h1>),
};

test('a remote that is switched off shows a notice with a way on, and the others work', async () => {
  const { loader, go, i18n } = await renderShell('/drones', { composition, remotes });
  expect(await screen.findByRole('heading', { name: 'Vuelve pronto' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).toBe('Título de /drones | Estela');
  expect(screen.getByRole('link', { name: 'Ir a la portada' })).toHaveAttribute('href', '/');
  await act(() => i18n.changeLanguage('en'));
  expect(screen.getByRole('heading', { name: 'Back soon' })).toBeInTheDocument();
  expect(loader.load).not.toHaveBeenCalled();
  await go('/groups');
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
});

test('once it is enabled it is shown again, without a reload', async () => {
  const enabled = aRemote('mf-gear', [aRoute('/drones')]);
  const next = { ...composition, id: 'bbbbbbbbbbbb', sequence: 2, remotes: { 'mf-gear': enabled } };
  const { composition: live } = await renderShell('/drones', {
    composition,
    remotes,
    read: async () => next,
  });
  await screen.findByRole('heading', { name: 'Vuelve pronto' });
  await act(() => live.refresh());
  expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
});

test('its slots show their fallback', async () => {
  const loadSlots = jest.fn();
  const loader = { load: jest.fn(), forget: jest.fn(), loadSlots };
  const loadSlot = createSlotLoader({ current: () => composition }, loader);
  expect(await loadSlot('drone-card' as never)).toBeUndefined();
  expect(loadSlots).not.toHaveBeenCalled();
});
