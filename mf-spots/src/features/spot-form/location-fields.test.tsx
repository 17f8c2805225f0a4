import {
  act,
  aGate,
  aPage,
  aUser,
  fireEvent,
  HttpResponse,
  http,
  screen,
  server,
  waitFor,
} from '@estela/testing';
import { show } from '../../testing/show.tsx';

const user = aUser();
const latitude = () => screen.getByRole('textbox', { name: 'Latitud' });
const longitude = () => screen.getByRole('textbox', { name: 'Longitud' });

const aTown = (name: string, lat: number, lng: number) => ({ name, region: null, country: 'ES', lat, lng });

beforeEach(() => localStorage.clear());

async function openForm() {
  server.use(http.get('/api/spots', () => HttpResponse.json(aPage([]))));
  const app = show('/spots?new=1', { user });
  await screen.findByRole('textbox', { name: 'Nombre' });
  await screen.findByRole('button', { name: 'Acercar' });
  return app;
}

test('a position found after another point was chosen does not replace it', async () => {
  let report: PositionCallback = () => {};
  const getCurrentPosition = jest.fn((found: PositionCallback) => {
    report = found;
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { actor, maps } = await openForm();
  const button = screen.getByRole('button', { name: 'Usar mi posición' });
  await actor.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  await waitFor(() => expect(latitude()).toHaveValue('40.4'));
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  act(() => report({ coords: { latitude: 43.1, longitude: -4.8, accuracy: 9 } } as GeolocationPosition));
  expect(latitude()).toHaveValue('40.4');
});

test('a town found after another point was chosen does not replace it', async () => {
  const gate = aGate();
  let isAnswered = false;
  server.use(
    http.get('/api/places', async () => {
      await gate.opened;
      isAnswered = true;
      return HttpResponse.json({
        items: [{ name: 'Soria', country: 'ES', lat: 41.7, lng: -2.5, people: 1 }],
      });
    }),
  );
  const { actor, maps } = await openForm();
  await actor.type(screen.getByRole('textbox', { name: /pegar coordenadas/i }), 'Soria{Enter}');
  act(() => maps.last().pick({ lat: 40.4, lng: -3.7 }));
  await waitFor(() => expect(latitude()).toHaveValue('40.4'));
  gate.open();
  await waitFor(() => expect(isAnswered).toBe(true));
  await actor.type(screen.getByRole('textbox', { name: /^Dirección/ }), 'Calle');
  expect(latitude()).toHaveValue('40.4');
});

test('a pair of coordinates typed by hand is parsed once its field is left', async () => {
  const { actor } = await openForm();
  await actor.type(longitude(), '-8');
  await actor.type(latitude(), '39.47, -0.32');
  expect(longitude()).toHaveValue('-8');
  await actor.tab();
  await waitFor(() => expect(longitude()).toHaveValue('-0.32'));
  expect(latitude()).toHaveValue('39.47');
});

test('a pair typed by hand is parsed on Enter too', async () => {
  const { actor } = await openForm();
  await actor.type(latitude(), '39.47, -0.32{Enter}');
  await waitFor(() => expect(longitude()).toHaveValue('-0.32'));
});

test('a complete pair in the finder is applied once the field is left, and its button shows no error', async () => {
  const { actor } = await openForm();
  const finder = screen.getByRole('textbox', { name: /pegar coordenadas/i });
  await actor.type(finder, '39.47, -0.32');
  await actor.click(screen.getByRole('textbox', { name: 'Nombre' }));
  await waitFor(() => expect(latitude()).toHaveValue('39.47'));
  expect(longitude()).toHaveValue('-0.32');
  expect(finder).toHaveValue('');
  await actor.type(finder, '40.4, -3.7');
  await actor.click(screen.getByRole('button', { name: 'Usar' }));
  await waitFor(() => expect(latitude()).toHaveValue('40.4'));
  expect(finder).not.toBeInvalid();
});

test('half a pair in the finder, or one left for another window, is not applied', async () => {
  const { actor } = await openForm();
  const finder = screen.getByRole('textbox', { name: /pegar coordenadas/i });
  await actor.type(finder, '39.47,');
  await actor.tab();
  expect(finder).toHaveValue('39.47,');
  await actor.type(finder, ' -0.3');
  fireEvent.blur(finder);
  expect(finder).toHaveValue('39.47, -0.3');
  expect(latitude()).toHaveValue('');
});

test('a pair still in the finder, or in a field, is saved by a press on the button', async () => {
  const sent: unknown[] = [];
  const { actor } = await openForm();
  server.use(
    http.post('/api/spots', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ error: 'x', message: 'x', code: 'INTERNAL' }, { status: 500 });
    }),
  );
  await actor.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Cala');
  await actor.type(screen.getByRole('textbox', { name: /pegar coordenadas/i }), '39.47, -0.32');
  await actor.click(screen.getByRole('button', { name: 'Guardar spot' }));
  await waitFor(() => expect(sent).toMatchObject([{ location: { lat: 39.47, lng: -0.32 } }]));
  await actor.clear(latitude());
  await actor.type(latitude(), '40.4, -3.7');
  await actor.click(screen.getByRole('button', { name: 'Guardar spot' }));
  await waitFor(() => expect(sent).toMatchObject([{}, { location: { lat: 40.4, lng: -3.7 } }]));
});

test('towns are offered while a name is typed, before any button', async () => {
  const asked: (string | null)[] = [];
  const { actor } = await openForm();
  server.use(
    http.get('/api/places', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json({ items: [aTown('Cuenca', 40.07, -2.14), aTown('Cuéllar', 41.4, -4.31)] });
    }),
  );
  await actor.type(screen.getByRole('textbox', { name: /pegar coordenadas/i }), 'Cue');
  await actor.click(await screen.findByRole('button', { name: /^Cuenca/ }));
  await waitFor(() => expect(latitude()).toHaveValue('40.07'));
  expect(asked).toEqual(['Cue']);
  expect(screen.queryByRole('button', { name: /^Cuéllar/ })).toBeNull();
});

test('two letters, and what is no name, ask for no towns', async () => {
  await openForm();
  const asked = jest.fn();
  server.use(
    http.get('/api/places', () => {
      asked();
      return HttpResponse.json({ items: [] });
    }),
  );
  jest.useFakeTimers();
  const finder = screen.getByRole('textbox', { name: /pegar coordenadas/i });
  for (const value of ['Cu', '39.4', 'x9y']) {
    fireEvent.change(finder, { target: { value } });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
  }
  jest.useRealTimers();
  expect(asked).not.toHaveBeenCalled();
});
