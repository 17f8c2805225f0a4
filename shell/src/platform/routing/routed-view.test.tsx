import { PageHead, Route, Routes } from '@estela/runtime';
import { act, screen } from '@testing-library/react/pure';
import { useEffect } from 'react';
import { aComposition, aRemote, aRoute, lifecyclesOf, renderShell } from '../testing/shell-parts.tsx';

const composition = aComposition({
  'mf-gear': aRemote('mf-gear', [aRoute('/drones'), aRoute('/drones/:id', { layout: 'bleed' })]),
  'mf-groups': aRemote('mf-groups', [aRoute('/groups')]),
});
const mounts = jest.fn();

function Gear() {
  useEffect(mounts, []);
  return (
    <Routes>
      <Route path="/drones" element={<h1>{'Drones'}</h1>} />
      <Route path="/drones/:id" element={<PageHead title="Avispa" />} />
    </Routes>
  );
}

const remotes = {
  'mf-gear': lifecyclesOf('mf-gear', Gear),
  'mf-groups': lifecyclesOf('mf-groups', () => <h1>{'Groups'}</h1>),
};

test('a page of the shell is rendered at its route, with its head', async () => {
  await renderShell('/', { composition, remotes });
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeInTheDocument();
  expect(document.title).toBe('Título de / | Estela');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'https://estela.test/');
});

test('a remote is mounted at the routes that it declares', async () => {
  const { go } = await renderShell('/drones', { composition, remotes });
  expect(await screen.findByRole('heading', { name: 'Drones' })).toBeInTheDocument();
  await go('/groups');
  expect(await screen.findByRole('heading', { name: 'Groups' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Drones' })).not.toBeInTheDocument();
});

test('a remote stays mounted while the address moves among its own routes', async () => {
  const { go } = await renderShell('/drones', { composition, remotes });
  await screen.findByRole('heading', { name: 'Drones' });
  mounts.mockClear();
  await go('/drones/7');
  expect(document.title).toBe('Avispa | Estela');
  expect(mounts).not.toHaveBeenCalled();
});

test('the layout is the one that the route declares', async () => {
  const { go } = await renderShell('/drones', { composition, remotes });
  expect(screen.getByRole('main', { name: 'default' })).toBeInTheDocument();
  await go('/drones/7');
  expect(screen.getByRole('main', { name: 'bleed' })).toBeInTheDocument();
});

test('an unknown path redirects to the home page', async () => {
  const { router } = await renderShell('/no/such/page', { composition, remotes });
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('heading', { name: 'Landing' })).toBeInTheDocument();
});

test('another remote only needs its entry in the composition', async () => {
  const weather = aRemote('mf-weather', [aRoute('/weather')]);
  await renderShell('/weather', {
    composition: aComposition({ ...composition.remotes, 'mf-weather': weather }),
    remotes: { 'mf-weather': lifecyclesOf('mf-weather', () => <h1>{'Weather'}</h1>) },
  });
  expect(await screen.findByRole('heading', { name: 'Weather' })).toBeInTheDocument();
});

test('the title follows the language', async () => {
  const { i18n } = await renderShell('/groups', { composition, remotes });
  expect(document.title).toBe('Título de /groups | Estela');
  await act(() => i18n.changeLanguage('en'));
  expect(document.title).toBe('Title of /groups | Estela');
});
