import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { flightsApi } from '../flights/index.ts';
import { baseEndpoints } from '../generated/base.ts';
import { createStore, startSession } from '../index.ts';
import { anaAccount } from '../testing/entities.ts';
import { server } from '../testing/server.ts';

const { getFlight } = flightsApi.endpoints;
const { login, logout, uploadUserPicture } = baseEndpoints.endpoints;
const html = () => new HttpResponse('<h1>Wifi</h1>', { status: 401 });
const plain = () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 });
const token = () => localStorage.getItem('auth_token');

afterEach(() => localStorage.clear());

/** A page that Ana is signed in on. */
async function signedIn() {
  localStorage.setItem('auth_token', 'secret');
  const line = { isCut: false, asked: 0 };
  server.use(
    http.get('/api/users/profile', () => {
      line.asked += 1;
      return line.isCut ? HttpResponse.error() : HttpResponse.json(anaAccount);
    }),
  );
  const store = createStore();
  await startSession(store);
  return { store, line, session: () => store.getState().session };
}

it.each([
  ['in JSON ends the session', plain, 'guest'],
  ['in HTML is the page of somebody on the line, and ends none', html, 'user'],
])('a refusal %s', async (_what, answer, status) => {
  const { store, session } = await signedIn();
  server.use(http.get('/api/flights/:id', answer));
  await store.dispatch(getFlight.initiate('f-1', { subscribe: false }));
  expect(session().status).toBe(status);
  expect(token()).toBe(status === 'user' ? 'secret' : null);
});

it('a picture that somebody on the line answers is not sent, and ends no session', async () => {
  const { store, session } = await signedIn();
  const portal = (status: number) => () => new HttpResponse('<h1>Wifi</h1>', { status });
  const send = () =>
    store.dispatch(uploadUserPicture.initiate({ id: 'u-ana', file: new File(['x'], 'x.png') }));
  for (const status of [401, 200]) {
    server.use(http.post('/api/users/:id/image-profile', portal(status)));
    expect((await send()).error).toBeDefined();
  }
  expect(session()).toMatchObject({ status: 'user', user: anaAccount });
});

it('what is refused at signing in ends no session that is there', async () => {
  const { store, session } = await signedIn();
  server.use(http.post('/api/auth/login', plain));
  await store.dispatch(login.initiate({ email: 'a', password: 'b' }));
  expect([session().status, token()]).toEqual(['user', 'secret']);
});

it('a refusal of a token is not one of the token that another tab has stored meanwhile', async () => {
  const { store } = await signedIn();
  server.use(
    http.get('/api/flights/:id', () => {
      localStorage.setItem('auth_token', 'newer');
      return plain();
    }),
  );
  await store.dispatch(getFlight.initiate('f-1', { subscribe: false }));
  expect(token()).toBe('newer');
});

it('a call without an answer asks whether the server is there, and says so only where it is not', async () => {
  const { store, line, session } = await signedIn();
  server.use(http.get('/api/flights/:id', () => HttpResponse.error()));
  await store.dispatch(getFlight.initiate('f-1', { subscribe: false }));
  await waitFor(() => expect(session().reach).toBe('fine'));
  expect(line.asked).toBe(2);

  line.isCut = true;
  await store.dispatch(getFlight.initiate('f-1', { subscribe: false, forceRefetch: true }));
  await waitFor(() => expect(session().reach).toBe('none'), { timeout: 5_000 });
  expect(session()).toMatchObject({ status: 'user', user: anaAccount, token: 'secret' });
  line.isCut = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(session().reach).toBe('fine'));
  expect(session()).toMatchObject({ status: 'user', user: anaAccount });
});

it('logging out takes the token away before the server answers, which hears whose it was', async () => {
  const { store, session } = await signedIn();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let heard: string | null = null;
  server.use(
    http.post('/api/auth/logout', async ({ request }) => {
      heard = request.headers.get('Authorization');
      await held;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const done = store.dispatch(logout.initiate());
  await waitFor(() => expect(heard).toBe('Bearer secret'));
  expect(token()).toBeNull();
  answer();
  await done;
  await waitFor(() => expect(session().status).toBe('guest'));
});

it.each([
  ['signed out', null, 'guest'],
  ['signed in again', 'newer', 'user'],
])('a page that the browser had put away follows who %s meanwhile', async (_what, stored, status) => {
  const { session } = await signedIn();
  if (stored === null) localStorage.removeItem('auth_token');
  else localStorage.setItem('auth_token', stored);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await waitFor(() => expect(session()).toMatchObject({ status, token: stored }));
});

it('all of the storage cleared in another tab ends the session here as well', async () => {
  const { session } = await signedIn();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(session().status).toBe('guest');
});
