import {
  aGate,
  aPage,
  aServerError,
  aSpot,
  aUser,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
  within,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const owner = { _id: user._id, username: 'ana', name: 'Ana', profilePicture: null, verified: false };
const quarry = aSpot({ owner, name: 'Cantera vieja', visibility: 'private' });
const beach = aSpot({
  owner,
  name: 'Playa norte',
  location: { lat: 43.5, lng: -5.7, address: 'Paseo 3', country: 'ES', precision: 'area' },
});

const answers = (spots: (typeof quarry)[]) => http.get('/api/spots', () => HttpResponse.json(aPage(spots)));

test('lists own spots with their place, audience and actions', async () => {
  show('/spots', { user, handlers: [answers([quarry, beach])] });
  expect(await screen.findByRole('link', { name: 'Cantera vieja' })).toHaveAttribute(
    'href',
    `/spots/${quarry._id}`,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mis spots');
  expect(screen.getByRole('status')).toHaveTextContent('2 spots');
  const [first, second] = screen.getAllByRole('article');
  expect(within(first as HTMLElement).getByText('Privado')).toBeVisible();
  expect(within(first as HTMLElement).getByText('40.50000, -3.90000')).toBeVisible();
  expect(within(second as HTMLElement).getByText('Zona aproximada')).toBeVisible();
  expect(second).toHaveTextContent('Paseo 3 · España');
  expect(screen.getByRole('link', { name: 'Editar Playa norte' })).toHaveAttribute(
    'href',
    `/spots?edit=${beach._id}`,
  );
});

test('shows the same in English', async () => {
  show('/spots', { user, language: 'en', handlers: [answers([beach])] });
  expect(await screen.findByRole('article')).toHaveTextContent('Paseo 3 · Spain');
  expect(screen.getByRole('link', { name: 'Add spot' })).toBeVisible();
});

test('without spots links to the form', async () => {
  show('/spots', { user, handlers: [answers([])] });
  expect(await screen.findByRole('link', { name: 'Añadir tu primer spot' })).toHaveAttribute(
    'href',
    '/spots?new=1',
  );
});

test('a failure shows what happened and can be tried again', async () => {
  server.use(answers([quarry]));
  server.use(http.get('/api/spots', () => aServerError('INTERNAL'), { once: true }));
  const { actor } = show('/spots', { user });
  await actor.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Cantera vieja')).toBeVisible();
});

test('the page is in the address, and the previous page stays until the next has loaded', async () => {
  const gate = aGate();
  server.use(
    http.get('/api/spots', async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === 2) await gate.opened;
      const items = page === 2 ? [beach] : [quarry];
      return HttpResponse.json({ items, page, limit: 24, total: 25 });
    }),
  );
  const { actor, address } = show('/spots', { user });
  await screen.findByText('Cantera vieja');
  await actor.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(address()).toBe('/spots?page=2'));
  expect(screen.getByText('Cantera vieja')).toBeInTheDocument();
  gate.open();
  expect(await screen.findByText('Playa norte')).toBeVisible();
});

test('a page past the end redirects to the first', async () => {
  const page = { items: [], page: 9, limit: 24, total: 3 };
  const handlers = [http.get('/api/spots', () => HttpResponse.json(page))];
  const { actor, address } = show('/spots?page=9', { user, handlers });
  await actor.click(await screen.findByRole('button', { name: 'Ir a la primera página' }));
  await waitFor(() => expect(address()).toBe('/spots'));
});

test('deleting names the spot, asks, and returns the focus when it is cancelled', async () => {
  let spots = [quarry, beach];
  server.use(
    http.get('/api/spots', () => HttpResponse.json(aPage(spots))),
    http.delete(`/api/spots/${quarry._id}`, () => {
      spots = [beach];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show('/spots', { user });
  const remove = await screen.findByRole('button', { name: 'Eliminar Cantera vieja' });
  await actor.click(remove);
  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar «Cantera vieja»?' });
  await actor.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(remove).toHaveFocus());
  await actor.click(remove);
  await actor.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByText('Cantera vieja')).not.toBeInTheDocument());
  expect(screen.getByText('«Cantera vieja» se ha eliminado')).toBeVisible();
  expect(screen.getByText('1 spot')).toBeVisible();
});

test('a deletion that fails leaves the dialog open with an error', async () => {
  const handlers = [
    answers([quarry]),
    http.delete(`/api/spots/${quarry._id}`, () => aServerError('INTERNAL')),
  ];
  const { actor } = show('/spots', { user, handlers });
  await actor.click(await screen.findByRole('button', { name: 'Eliminar Cantera vieja' }));
  await actor.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByText(/^No hemos podido eliminar el spot/)).toBeVisible();
});

test('a like is counted at once and reverted when the server refuses it', async () => {
  const gate = aGate();
  const handlers = [
    answers([quarry]),
    http.put(`/api/spots/${quarry._id}/like`, async () => {
      await gate.opened;
      return aServerError('INTERNAL');
    }),
  ];
  const { actor } = show('/spots', { user, handlers });
  await actor.click(await screen.findByRole('button', { name: /Me gusta: .*, 0/ }));
  expect(await screen.findByRole('button', { name: /Me gusta: .*, 1/, pressed: true })).toBeVisible();
  gate.open();
  expect(await screen.findByRole('button', { name: /Me gusta: .*, 0/, pressed: false })).toBeVisible();
  expect(screen.getByText('No se ha podido guardar tu me gusta')).toBeVisible();
});
