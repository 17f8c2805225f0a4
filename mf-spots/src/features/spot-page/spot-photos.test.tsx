import {
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

function holds(spot: ReturnType<typeof aSpot>) {
  server.use(
    http.get(`/api/spots/${spot._id}`, () => HttpResponse.json(spot)),
    http.get(`/api/spots/${spot._id}/flights`, () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  return `/spots/${spot._id}`;
}

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`, { type: 'image/png' }));
const input = () => screen.findByLabelText('Añadir fotos', { selector: 'input' });

test('words of a photo that are too long stay whole, and are sent once they fit', async () => {
  const spot = aSpot({ owner, photos: [{ _id: 'm1', url: '/api/media/0a/960.webp', alt: '' }] });
  const sent: unknown[] = [];
  const patch = http.patch(`/api/spots/${spot._id}`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(spot);
  });
  const route = holds(spot);
  server.use(patch);
  const { actor } = show(route, { user });
  const words = await screen.findByRole('textbox', { name: /^Qué se ve en la foto 1/ });
  await actor.click(words);
  await actor.paste('a'.repeat(203));
  expect(words).toHaveValue('a'.repeat(203));
  expect(words).toBeInvalid();
  expect(screen.getByText('Sobran 3 caracteres')).toBeVisible();
  await actor.tab();
  await actor.type(words, '{Backspace}{Backspace}{Backspace}');
  await actor.tab();
  await waitFor(() => expect(sent).toEqual([{ photos: [{ _id: 'm1', alt: 'a'.repeat(200) }] }]));
});

test('a photo that the server refuses shows an error where it is visible', async () => {
  const spot = aSpot({ owner, name: 'Cantera' });
  server.use(
    http.post(`/api/spots/${spot._id}/photos`, () => aServerError('VALIDATION', 'No es una imagen')),
  );
  const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { actor } = show(holds(spot), { user });
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await actor.upload(await screen.findByLabelText('Añadir fotos', { selector: 'input' }), file);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No es una imagen');
  await waitFor(() => expect(intoView.mock.contexts).toContain(alert));
  intoView.mockRestore();
});

test('its owner adds a photo, describes it, moves it and deletes it', async () => {
  const photos = [
    { _id: 'm1', url: '/api/media/0a/960.webp', alt: '' },
    { _id: 'm2', url: '/api/media/0b/960.webp', alt: 'Torre' },
  ];
  const spot = aSpot({ owner, name: 'Cantera', photos });
  const route = holds(spot);
  const sent: unknown[] = [];
  server.use(
    http.post(`/api/spots/${spot._id}/photos`, () => {
      sent.push('photo');
      return HttpResponse.json(spot, { status: 201 });
    }),
    http.patch(`/api/spots/${spot._id}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(spot);
    }),
    http.delete(`/api/spots/${spot._id}/photos/m1`, () => {
      sent.push('deleted');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { actor } = show(route, { user });
  await actor.type(await screen.findByRole('textbox', { name: 'Qué se ve en la foto 1' }), 'La presa');
  await actor.click(screen.getByRole('button', { name: 'Adelantar la foto 2' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        photos: [
          { _id: 'm1', alt: 'La presa' },
          { _id: 'm2', alt: 'Torre' },
        ],
      },
      {
        photos: [
          { _id: 'm2', alt: 'Torre' },
          { _id: 'm1', alt: 'La presa' },
        ],
      },
    ]),
  );
  await actor.upload(
    screen.getByLabelText('Añadir fotos', { selector: 'input' }),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await waitFor(() => expect(sent).toContain('photo'));
  await actor.click(screen.getByRole('button', { name: 'Eliminar la foto 1' }));
  const dialog = await screen.findByRole('dialog');
  await actor.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(sent).toContain('deleted'));
});

test('a description being typed is saved when its owner goes back', async () => {
  const spot = aSpot({ owner, photos: [{ _id: 'm1', url: '/api/media/0a/960.webp', alt: 'Torre' }] });
  const sent: unknown[] = [];
  server.use(
    http.patch(`/api/spots/${spot._id}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(spot);
    }),
  );
  const { actor, unmount } = show(holds(spot), { user });
  await actor.type(await screen.findByRole('textbox', { name: 'Qué se ve en la foto 1' }), ' roja');
  unmount();
  await waitFor(() => expect(sent).toEqual([{ photos: [{ _id: 'm1', alt: 'Torre roja' }] }]));
});

test('photos beyond the maximum are left out, and their number is shown', async () => {
  const photos = Array.from({ length: 11 }, (_, index) => ({
    _id: `m${index}`,
    url: `/api/media/0${index}/960.webp`,
    alt: '',
  }));
  const spot = aSpot({ owner, name: 'Cantera', photos });
  let sent = 0;
  server.use(
    http.post(`/api/spots/${spot._id}/photos`, () => {
      sent += 1;
      return HttpResponse.json(spot, { status: 201 });
    }),
  );
  const { actor } = show(holds(spot), { user });
  await actor.upload(await input(), pictures(3));
  expect(await screen.findByText('No caben más de 12: 2 fotos se han quedado fuera')).toBeVisible();
  await waitFor(() => expect(sent).toBe(1));
});

test('after a photo that fails to upload the number of missing ones is shown', async () => {
  const spot = aSpot({ owner, name: 'Cantera' });
  let sent = 0;
  server.use(
    http.post(`/api/spots/${spot._id}/photos`, () => {
      sent += 1;
      return sent === 1
        ? HttpResponse.json(spot, { status: 201 })
        : aServerError('VALIDATION', 'No es una imagen');
    }),
  );
  const { actor } = show(holds(spot), { user });
  await actor.upload(await input(), pictures(4));
  expect(await screen.findByRole('alert')).toHaveTextContent('No es una imagen 3 fotos no se han subido.');
  expect(sent).toBe(2);
});
