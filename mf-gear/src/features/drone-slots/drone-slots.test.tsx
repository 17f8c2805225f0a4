import {
  aDrone,
  aPage,
  aServerError,
  aUser,
  HttpResponse,
  http,
  renderApp,
  screen,
  server,
} from '@estela/testing';
import { useState } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { DroneCard } from './drone-card.tsx';
import { DronePicker } from './drone-picker.tsx';

const catalogues = { gear: { es, en } };
const drone = aDrone({ _id: 'd1', name: 'Halcón', type: 'longRange', weight: 1250 });

function Picking({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DronePicker label="Dron" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test('the card shows what the drone is and links to it', async () => {
  server.use(http.get('/api/drones/d1', () => HttpResponse.json(drone)));
  renderApp(<DroneCard id="d1" />, { catalogues });
  expect(await screen.findByRole('link', { name: 'Halcón' })).toHaveAttribute('href', '/drones/d1');
  expect(screen.getByText(/Largo alcance · 1,25\skg/)).toBeVisible();
});

test('the card of a hidden drone says that it cannot be seen, without a retry', async () => {
  server.use(http.get('/api/drones/d1', () => aServerError('NOT_FOUND')));
  renderApp(<DroneCard id="d1" />, { catalogues });
  expect(await screen.findByText(/no se comparte contigo/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card that failed can be tried again', async () => {
  server.use(http.get('/api/drones/d1', () => aServerError('INTERNAL'), { once: true }));
  const { actor } = renderApp(<DroneCard id="d1" />, { catalogues });
  await screen.findByText('No hemos podido cargar este dron');
  server.use(http.get('/api/drones/d1', () => HttpResponse.json(drone)));
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Halcón' })).toBeVisible();
});

test('the picker chooses one of the own drones, or none', async () => {
  server.use(http.get('/api/drones', () => HttpResponse.json(aPage([drone, aDrone({ name: 'Mosquito' })]))));
  const { actor } = renderApp(<Picking />, { catalogues, user: aUser() });
  await actor.click(await screen.findByRole('radio', { name: /Halcón/ }));
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('d1');
  expect(screen.queryByRole('searchbox')).toBeNull();
  await actor.click(screen.getByRole('radio', { name: 'Sin dron' }));
  expect(screen.getByRole('radio', { name: 'Sin dron' })).toBeChecked();
});

test('the chosen drone stays an option when the list does not contain it', async () => {
  server.use(
    http.get('/api/drones', () => HttpResponse.json(aPage([aDrone({ name: 'Mosquito' })], { total: 40 }))),
    http.get('/api/drones/d1', () => HttpResponse.json(drone)),
  );
  renderApp(<Picking start="d1" />, { catalogues, user: aUser() });
  expect(await screen.findByRole('radio', { name: /Halcón/ })).toBeChecked();
  expect(screen.getByRole('searchbox', { name: 'Buscar en tus drones' })).toBeVisible();
});

test('a pilot without drones gets a link to add one', async () => {
  server.use(http.get('/api/drones', () => HttpResponse.json(aPage([]))));
  renderApp(<Picking />, { catalogues, user: aUser() });
  expect(await screen.findByRole('link', { name: 'Añadir dron' })).toHaveAttribute('href', '/drones?new=1');
});
