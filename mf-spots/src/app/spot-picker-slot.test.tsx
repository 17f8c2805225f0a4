import { createFakeMaps, standInForMaps } from '@estela/maps/testing';
import {
  act,
  aPage,
  aServerError,
  aSpot,
  aUser,
  HttpResponse,
  http,
  renderApp,
  screen,
  server,
  waitFor,
} from '@estela/testing';
import { useState } from 'react';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { SpotPickerSlot } from './spot-picker-slot.tsx';

const quarry = aSpot({ _id: 's1', name: 'Cantera' });
const beach = aSpot({ _id: 's2', name: 'Playa' });

function Picking({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SpotPickerSlot label="Spot" value={value} onChange={setValue} at={{ lat: 41.1, lng: -3.2 }} />
      <output aria-label="elegido">{value}</output>
    </>
  );
}

function open(start = '') {
  const maps = createFakeMaps();
  standInForMaps(maps.create);
  const app = renderApp(<Picking start={start} />, { catalogues: { spots: { es, en } }, user: aUser() });
  return { ...app, maps };
}

/** Answers with own spots in pages of this size, searched by name. */
const has = (spots = [quarry, beach], total?: number) =>
  server.use(
    http.get('/api/spots', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const found = spots.filter(({ name }) => name.includes(q));
      return HttpResponse.json(aPage(found, { total: total ?? found.length }));
    }),
  );

beforeEach(() => server.use(http.get('/map/world/*', () => new HttpResponse(null, { status: 204 }))));
afterEach(() => standInForMaps(undefined));
const chosen = () => screen.getByRole('status', { name: 'elegido' });

test('an own spot is chosen from the list, or none', async () => {
  has();
  const { actor } = open();
  await actor.click(await screen.findByRole('radio', { name: /Playa/ }));
  expect(chosen()).toHaveTextContent('s2');
  await actor.click(screen.getByRole('radio', { name: 'Sin spot' }));
  expect(chosen()).toBeEmptyDOMElement();
});

test('the server searches, and the chosen spot stays visible', async () => {
  has([quarry, beach], 40);
  server.use(http.get('/api/spots/s3', () => HttpResponse.json(aSpot({ _id: 's3', name: 'Presa' }))));
  const { actor } = open('s3');
  expect(await screen.findByRole('radio', { name: /Presa/ })).toBeChecked();
  expect(screen.getByText('Y 38 más: escribe para buscar.')).toBeVisible();
  await actor.type(screen.getByRole('searchbox', { name: 'Buscar en tus spots' }), 'Cant');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Playa/ })).not.toBeInTheDocument());
  expect(screen.getByRole('radio', { name: /Cantera/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Presa/ })).toBeChecked();
});

test('a pin on the map chooses its spot, and any other point creates and chooses a new one', async () => {
  has();
  const presa = aSpot({ _id: 's9', name: 'Presa' });
  const sent: unknown[] = [];
  server.use(
    http.get('/api/airspace/*', () => aServerError('INTERNAL')),
    http.get('/api/spots/s9', () => HttpResponse.json(presa)),
    http.post('/api/spots', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(presa, { status: 201 });
    }),
  );
  const { actor, maps } = open();
  await screen.findByRole('radio', { name: /Playa/ });
  expect(maps.all).toHaveLength(0);
  await actor.click(screen.getByRole('button', { name: 'Elegir en el mapa' }));
  await actor.click(await screen.findByRole('button', { name: /Cantera/ }));
  expect(chosen()).toHaveTextContent('s1');
  expect(screen.getByRole('radio', { name: /Cantera/ })).toBeChecked();
  act(() => maps.last().pick({ lat: 39.5, lng: -0.4 }));
  await actor.click(await screen.findByRole('button', { name: /Añadir spot en 39\.5/ }));
  expect(await screen.findByRole('textbox', { name: 'Latitud' })).toHaveValue('39.5');
  await actor.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Presa');
  await actor.click(screen.getByRole('button', { name: 'Guardar spot' }));
  await waitFor(() => expect(chosen()).toHaveTextContent('s9'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toMatchObject([{ name: 'Presa', location: { lat: 39.5, lng: -0.4 } }]);
  await actor.click(screen.getByRole('button', { name: 'Añadir otro' }));
  expect(await screen.findByRole('textbox', { name: 'Latitud' })).toHaveValue('41.1');
});

test('a spot created in another tab is listed on return', async () => {
  has([]);
  open();
  expect(await screen.findByRole('link', { name: 'Añadir spot' })).toHaveAttribute('target', '_blank');
  has([beach]);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('radio', { name: /Playa/ })).toBeVisible();
});

test('a chosen spot that was deleted shows a message, and a list that fails can be loaded again', async () => {
  has();
  server.use(
    http.get('/api/spots/s3', () => aServerError('NOT_FOUND')),
    http.get('/api/spots', () => aServerError('INTERNAL'), { once: true }),
  );
  const { actor } = open('s3');
  expect(await screen.findByText(/No hemos podido cargar tus spots/)).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('radio', { name: 'Ya no está entre tus spots' })).toBeChecked();
});

test('a list that failed without a connection loads by itself when that returns', async () => {
  server.use(http.get('/api/spots', () => HttpResponse.error()));
  open();
  await screen.findByRole('button', { name: 'Reintentar' });
  has();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('radio', { name: /Playa/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
});

test('the first spot, added in a tab of its own, is listed on return', async () => {
  has([]);
  open();
  expect(await screen.findByText(/Aún no tienes spots/)).toBeInTheDocument();
  has([quarry]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('radio', { name: /Cantera/ })).toBeInTheDocument();
});
