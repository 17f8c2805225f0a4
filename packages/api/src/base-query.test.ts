import { HttpResponse, http } from 'msw';
import { flightsApi } from './flights/index.ts';
import { baseEndpoints } from './generated/base.ts';
import { createStore, errorOf, errorText } from './index.ts';
import { spotsApi } from './spots/spots-api.ts';
import { flightOf } from './testing/entities.ts';
import { server } from './testing/server.ts';

const { createFlight, getFlight, listFlights } = flightsApi.endpoints;
const { register } = baseEndpoints.endpoints;
const t = (key: string) => key;
const input = { title: 'Ridge', description: 'Windy', videoUrl: 'https://example.org/v.mp4' };

async function errorOfFlight(id = 'f-1') {
  const { error } = await createStore().dispatch(getFlight.initiate(id));
  return errorOf(error);
}

it('speaks the language on screen at the time of the call', async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/flights/:id', ({ request }) => {
      asked.push(request.headers.get('Accept-Language'));
      return HttpResponse.json(flightOf());
    }),
  );
  let language: 'es' | 'en' = 'es';
  const store = createStore({ language: () => language });
  await store.dispatch(getFlight.initiate('f-1'));
  language = 'en';
  await store.dispatch(getFlight.initiate('f-1', { forceRefetch: true }));
  expect(asked).toEqual(['es', 'en']);
});

it('leaves what is not asked for out of the address, and encodes ids', async () => {
  const asked: string[] = [];
  server.use(
    http.get('/api/flights*', ({ request }) => {
      asked.push(request.url.replace(location.origin, ''));
      return HttpResponse.json(flightOf());
    }),
  );
  const store = createStore();
  await store.dispatch(listFlights.initiate({ filter: 'today', q: undefined }));
  await store.dispatch(getFlight.initiate('../users/profile'));
  expect(asked).toEqual(['/api/flights?filter=today', '/api/flights/..%2Fusers%2Fprofile']);
});

it('keeps the code, the text and the fields of a server error', async () => {
  const body = { error: 'Revisa', message: 'Revisa', code: 'VALIDATION', fields: { title: 'Falta' } };
  server.use(http.get('/api/flights/:id', () => HttpResponse.json(body, { status: 400 })));
  const error = await errorOfFlight();
  expect(error).toEqual({ status: 400, code: 'VALIDATION', message: 'Revisa', fields: { title: 'Falta' } });
  expect(errorText(error, t)).toBe('Revisa');
});

it('shows `message` before `error`, but of a registration `error` before `message`', async () => {
  const answer = () => HttpResponse.json({ error: 'Bad Request', message: 'Revisa' }, { status: 400 });
  server.use(http.get('/api/flights/:id', answer), http.post('/api/auth/register', answer));
  expect(errorText(await errorOfFlight(), t)).toBe('Revisa');
  const names = { username: 'ana', email: 'ana@example.org', name: 'Ana', lastName: 'Ruiz' };
  const { error } = await createStore().dispatch(
    register.initiate({ ...names, password: 'cielo abierto', acceptTerms: true }),
  );
  expect(errorText(error, t)).toBe('Bad Request');
});

it.each([
  ['no connection', () => HttpResponse.error(), 'NETWORK', 'common:error.network'],
  [
    "a proxy's page",
    () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    'INTERNAL',
    'common:error.server',
  ],
  [
    'a success that is not JSON',
    () => new HttpResponse('<html>', { status: 200 }),
    'INTERNAL',
    'common:error.server',
  ],
  ['a bare 404', () => new HttpResponse(null, { status: 404 }), 'NOT_FOUND', 'common:error.notFound'],
] as const)('gives %s a code and a text of ours', async (_case, answer, code, key) => {
  server.use(http.get('/api/flights/:id', answer));
  const error = await errorOfFlight();
  expect(error?.code).toBe(code);
  expect(errorText(error, t)).toBe(key);
});

it('tells how long to wait', async () => {
  const answer = () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '30' } });
  server.use(http.get('/api/flights/:id', answer));
  expect(await errorOfFlight()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 30 });
});

it('repeats the key of a creation of which no answer says what became of it, and only of that', async () => {
  const keys: (string | null)[] = [];
  let answers = [
    HttpResponse.error(),
    HttpResponse.json({ error: 'x', message: 'x', code: 'UNAVAILABLE' }, { status: 503 }),
    new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }),
    HttpResponse.json(flightOf(), { status: 201 }),
    HttpResponse.json(flightOf()),
  ];
  server.use(
    http.post('/api/flights', ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      const [next, ...rest] = answers;
      answers = rest;
      return next;
    }),
  );
  const store = createStore();
  for (let attempt = 0; attempt < 5; attempt += 1) await store.dispatch(createFlight.initiate(input));
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(keys.slice(0, 4)).toEqual(Array(4).fill(keys[0]));
  expect(keys[4]).not.toBe(keys[0]);
});

describe('the key of a file that is added', () => {
  const { addSpotPhoto, deleteSpotPhoto } = spotsApi.endpoints;
  const photo = (words = 'presa') =>
    new File([words], 'presa.jpg', { type: 'image/jpeg', lastModified: 1_780_000_000_000 });
  let keys: (string | null)[] = [];
  let answers: Response[] = [];
  const send = async (file: File, id = 's-1') => createStore().dispatch(addSpotPhoto.initiate({ id, file }));

  beforeEach(() => {
    keys = [];
    server.use(
      http.post('/api/spots/:id/photos', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return answers.shift() ?? HttpResponse.json({}, { status: 201 });
      }),
      http.delete('/api/spots/:id/photos/:photo', () => new HttpResponse(null, { status: 204 })),
    );
  });

  it('stays the same until an answer says what became of it, also where the file is chosen again', async () => {
    answers = [HttpResponse.error(), new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })];
    for (let attempt = 0; attempt < 4; attempt += 1) await send(photo());
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys.slice(0, 3)).toEqual(Array(3).fill(keys[0]));
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('is another one for another file, at another place, and after one was deleted there', async () => {
    answers = Array.from({ length: 4 }, () => HttpResponse.error() as Response);
    await send(photo());
    await send(photo('presa vacía'));
    await send(photo(), 's-2');
    await createStore().dispatch(deleteSpotPhoto.initiate({ id: 's-1', photoId: 'm-1' }));
    await send(photo());
    expect(new Set(keys).size).toBe(4);
  });

  it('is not there where the file takes the place of another', async () => {
    const { uploadFlightPoster } = flightsApi.endpoints;
    let sent: string | null = '';
    server.use(
      http.post('/api/flights/f-1/poster', ({ request }) => {
        sent = request.headers.get('Idempotency-Key');
        return HttpResponse.json(flightOf());
      }),
    );
    await createStore().dispatch(uploadFlightPoster.initiate({ id: 'f-1', file: photo() }));
    expect(sent).toBeNull();
  });
});

it('reads anything thrown as an error with a code', () => {
  expect(errorOf(undefined)).toBeUndefined();
  expect(errorOf(new Error('boom'))).toMatchObject({ code: 'UNKNOWN', status: 0 });
  expect(errorOf({ name: 'AbortError', message: 'Aborted' })).toMatchObject({ code: 'ABORTED' });
  expect(errorText(undefined, t)).toBe('');
});
