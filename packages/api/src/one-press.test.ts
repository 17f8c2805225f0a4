import { HttpResponse, http } from 'msw';
import { flightsApi } from './flights/index.ts';
import { baseEndpoints } from './generated/base.ts';
import { socialEndpoints } from './generated/social.ts';
import { createStore, startSession } from './index.ts';
import { sessionStarted } from './session/session-slice.ts';
import { anaAccount } from './testing/entities.ts';
import { server } from './testing/server.ts';

const { likeFlight, logout } = baseEndpoints.endpoints;
const { favoriteFlight, updateFlight, getFlight, changeFlights } = flightsApi.endpoints;
const bruno = { ...anaAccount, _id: 'u-bruno', username: 'bruno' };

afterEach(() => localStorage.clear());

/** Ana's page, whose session has ended on the server; `logsIn` is who logs in where that is offered. */
async function withEndedSession(logsIn?: typeof anaAccount) {
  localStorage.setItem('auth_token', 'old');
  const asked: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    asked.push(`${request.method} ${request.headers.get('Authorization')}`);
    return request.headers.get('Authorization') === 'Bearer new'
      ? HttpResponse.json({ _id: 'f-1', likes: 4, likedByMe: true })
      : HttpResponse.json({ message: 'Fuera', code: 'UNAUTHORIZED' }, { status: 401 });
  };
  server.use(
    http.get('/api/users/profile', () => HttpResponse.json(anaAccount)),
    http.all('/api/flights/*', answer),
    http.all('/api/users/*', answer),
    http.post('/api/auth/logout', answer),
    http.post('/api/events/ticket', answer),
  );
  const offerLogin = jest.fn(async () => {
    if (!logsIn) return;
    localStorage.setItem('auth_token', 'new');
    store.dispatch(sessionStarted(logsIn));
  });
  const store = createStore({ offerLogin });
  await startSession(store);
  return { store, asked, offerLogin };
}

type Store = ReturnType<typeof createStore>;

it.each<[string, (store: Store) => PromiseLike<{ error?: unknown }>]>([
  ['a like', (store) => store.dispatch(likeFlight.initiate('f-1'))],
  ['a favourite', (store) => store.dispatch(favoriteFlight.initiate('f-1'))],
  ['a follow', (store) => store.dispatch(socialEndpoints.endpoints.followUser.initiate('u-2'))],
  [
    'a change of several flights',
    (store) => store.dispatch(changeFlights.initiate({ ids: ['f-1'], action: 'delete' })),
  ],
])('%s that finds the session ended offers the login and is done after it', async (_what, press) => {
  const { store, asked, offerLogin } = await withEndedSession(anaAccount);
  expect((await press(store)).error).toBeUndefined();
  expect(offerLogin).toHaveBeenCalledTimes(1);
  expect(asked.map((call) => call.split(' ').slice(1).join(' '))).toEqual(['Bearer old', 'Bearer new']);
});

it('a press on a page whose session was known to have ended is done after the login, too', async () => {
  const { store, asked } = await withEndedSession(anaAccount);
  await store.dispatch(getFlight.initiate('f-1', { subscribe: false }));
  expect(store.getState().session.status).toBe('guest');
  expect((await store.dispatch(likeFlight.initiate('f-1'))).error).toBeUndefined();
  expect(asked).toEqual(['GET Bearer old', 'PUT null', 'PUT Bearer new']);
});

it('a login that is closed leaves the press undone, and says that the session has ended', async () => {
  const { store, asked } = await withEndedSession();
  const { error } = await store.dispatch(likeFlight.initiate('f-1'));
  expect(error).toMatchObject({ code: 'UNAUTHORIZED', message: 'Fuera' });
  expect(asked).toEqual(['PUT Bearer old']);
});

it('nothing is done in the name of another pilot who logs in', async () => {
  const { store, asked } = await withEndedSession(bruno);
  expect((await store.dispatch(likeFlight.initiate('f-1'))).error).toBeDefined();
  expect(asked).toEqual(['PUT Bearer old']);
});

it.each<[string, (store: Store) => PromiseLike<unknown>]>([
  [
    'what a form sends',
    (store) => store.dispatch(updateFlight.initiate({ id: 'f-1', body: { title: 'A' } })),
  ],
  ['what the page reads', (store) => store.dispatch(getFlight.initiate('f-1', { subscribe: false }))],
  ['signing out', (store) => store.dispatch(logout.initiate())],
])('%s is not repeated', async (_what, call) => {
  const { store, asked, offerLogin } = await withEndedSession(anaAccount);
  await call(store);
  expect(offerLogin).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
});

it('a guest is offered no login by a refused call', async () => {
  const { asked, offerLogin } = await withEndedSession(anaAccount);
  localStorage.clear();
  const store = createStore({ offerLogin, user: null });
  expect((await store.dispatch(likeFlight.initiate('f-1'))).error).toBeDefined();
  expect(offerLogin).not.toHaveBeenCalled();
  expect(asked).toEqual(['PUT null']);
});
