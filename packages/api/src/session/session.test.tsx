import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { flightsApi } from '../flights/index.ts';
import { useListDronesQuery } from '../gear/index.ts';
import {
  continueAs,
  createStore,
  Provider,
  startSession,
  useLoginMutation,
  useLogoutMutation,
  useSession,
} from '../index.ts';
import { shellApi } from '../shell/shell-api.ts';
import { anaAccount, flightOf } from '../testing/entities.ts';
import { server } from '../testing/server.ts';

const unauthorized = { error: 'Entra', message: 'Entra', code: 'UNAUTHORIZED' };
const empty = { items: [], page: 1, limit: 20, total: 0 };

function within(store = createStore({ language: 'en' })) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { store, wrapper };
}

it('asks for the account once however often the session is started', async () => {
  localStorage.setItem('auth_token', 'secret');
  let asked = 0;
  server.use(
    http.get('/api/users/profile', ({ request }) => {
      asked += 1;
      expect(request.headers.get('Authorization')).toBe('Bearer secret');
      expect(request.headers.get('Accept-Language')).toBe('en');
      return HttpResponse.json(anaAccount);
    }),
  );
  const { store, wrapper } = within();
  const { result } = renderHook(() => useSession(), { wrapper });
  expect(result.current.status).toBe('starting');

  await act(() => Promise.all([startSession(store), startSession(store)]));
  expect(asked).toBe(1);
  expect(result.current).toMatchObject({ status: 'user', user: { username: 'ana' } });
});

it('is a guest without a token, and asks nothing', async () => {
  const { store } = within();
  expect(await startSession(store)).toMatchObject({ status: 'guest', user: null });
});

it('forgets a token that the server refuses at the start', async () => {
  localStorage.setItem('auth_token', 'old');
  server.use(http.get('/api/users/profile', () => HttpResponse.json(unauthorized, { status: 401 })));
  const { store } = within();
  expect(await startSession(store)).toMatchObject({ status: 'guest', expiredFor: null });
  expect(localStorage.getItem('auth_token')).toBeNull();
});

it('keeps what is on screen when the session expires under the hands', async () => {
  localStorage.setItem('auth_token', 'secret');
  let refuse = false;
  server.use(
    http.get('/api/users/profile', () => HttpResponse.json(anaAccount)),
    http.get('/api/flights', () =>
      refuse
        ? HttpResponse.json(unauthorized, { status: 401 })
        : HttpResponse.json({ ...empty, items: [flightOf()] }),
    ),
  );
  const { store, wrapper } = within();
  await startSession(store);
  const { listFlights } = flightsApi.endpoints;
  await store.dispatch(listFlights.initiate({}));
  refuse = true;
  await store.dispatch(listFlights.initiate({}, { forceRefetch: true }));

  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(listFlights.select({})(store.getState()).data?.items).toHaveLength(1);
  const { result } = renderHook(() => useSession(), { wrapper });
  expect(result.current).toMatchObject({ status: 'guest', expired: true });
});

it('waits for no address any more once the account comes without one that waits', async () => {
  server.use(http.get('/api/users/profile', () => HttpResponse.json({ ...anaAccount, email: 'n@e.test' })));
  const store = createStore({ user: { ...anaAccount, pendingEmail: 'n@e.test' } });
  await store.dispatch(shellApi.endpoints.ownAccount.initiate());
  await waitFor(() => expect(store.getState().session.user).toEqual({ ...anaAccount, email: 'n@e.test' }));
});

it('stores the token of a login, and drops token, account and cache at logout', async () => {
  server.use(
    http.post('/api/auth/login', ({ request }) => {
      expect(request.headers.get('Idempotency-Key')).toBeNull();
      return HttpResponse.json({ user: anaAccount, token: 'fresh' });
    }),
    http.post('/api/auth/logout', ({ request }) => {
      expect(request.headers.get('Authorization')).toBe('Bearer fresh');
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('/api/drones', () => HttpResponse.json(empty)),
  );
  const { store, wrapper } = within();
  await startSession(store);
  const { result } = renderHook(
    () => {
      const session = useSession();
      return {
        session,
        drones: useListDronesQuery({}, { skip: session.status !== 'user' }),
        login: useLoginMutation()[0],
        logout: useLogoutMutation()[0],
      };
    },
    { wrapper },
  );

  await act(() => result.current.login({ email: 'ana@example.org', password: 'a long one' }).unwrap());
  expect(localStorage.getItem('auth_token')).toBe('fresh');
  expect(result.current.session.user?.name).toBe('Ana');
  await waitFor(() => expect(result.current.drones.data).toEqual(empty));

  await act(() => result.current.logout().unwrap());
  await waitFor(() => expect(result.current.session.status).toBe('guest'));
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(Object.keys(store.getState().api.queries)).toEqual([]);
});

describe('a session that another tab ends', () => {
  async function endedElsewhere(holdsTypedText: boolean) {
    localStorage.setItem('auth_token', 'secret');
    server.use(http.get('/api/users/profile', () => HttpResponse.json(anaAccount)));
    const { store } = within();
    await startSession(store, { holdsTypedText: () => holdsTypedText });
    localStorage.removeItem('auth_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }));
    return store.getState().session;
  }

  it('ends here as well', async () => {
    expect(await endedElsewhere(false)).toMatchObject({
      status: 'guest',
      expiredFor: null,
    });
  });

  it('leaves the page as it is where something was typed', async () => {
    expect(await endedElsewhere(true)).toMatchObject({
      status: 'guest',
      expiredFor: anaAccount._id,
    });
  });
});

describe('another account that signs in in another tab', () => {
  const bruno = { ...anaAccount, _id: 'u-bruno', username: 'bruno', name: 'Bruno' };

  async function takenBy({ holdsTypedText }: { holdsTypedText: boolean }) {
    const sentFor: (string | null)[] = [];
    localStorage.setItem('auth_token', 'of-ana');
    server.use(
      http.get('/api/users/profile', ({ request }) => {
        const isBruno = request.headers.get('Authorization') === 'Bearer of-bruno';
        return HttpResponse.json(isBruno ? bruno : anaAccount);
      }),
      http.patch('/api/flights/:id', ({ request }) => {
        sentFor.push(request.headers.get('Authorization'));
        return HttpResponse.json(unauthorized, { status: 401 });
      }),
    );
    const { store } = within();
    await startSession(store, { holdsTypedText: () => holdsTypedText });
    localStorage.setItem('auth_token', 'of-bruno');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: 'of-bruno' }));
    const { updateFlight } = flightsApi.endpoints;
    const save = () => store.dispatch(updateFlight.initiate({ id: 'f-1', body: { title: 'Faro' } }));
    return { store, save, sentFor, session: () => store.getState().session };
  }

  it('takes a page over where nothing was typed', async () => {
    const { session } = await takenBy({ holdsTypedText: false });
    await waitFor(() => expect(session()).toMatchObject({ status: 'user', user: bruno, takenBy: null }));
  });

  it('gets nothing of what was typed, not even before it is known who they are', async () => {
    const { session, save, sentFor } = await takenBy({ holdsTypedText: true });
    await save();
    await waitFor(() => expect(session().takenBy).toEqual(bruno));
    expect(session()).toMatchObject({ status: 'guest', user: null, expiredFor: anaAccount._id });
    await save();
    expect(sentFor).toEqual(['Bearer of-ana', null]);
    expect(session().rejectedCalls).toBe(1);
    expect(localStorage.getItem('auth_token')).toBe('of-bruno');
  });

  it('is gone on with by choice', async () => {
    const { store, session, save, sentFor } = await takenBy({ holdsTypedText: true });
    await waitFor(() => expect(session().takenBy).toEqual(bruno));
    store.dispatch(continueAs(bruno));
    expect(session()).toMatchObject({ status: 'user', user: bruno, takenBy: null, expiredFor: null });
    await save();
    expect(sentFor).toEqual(['Bearer of-bruno']);
  });
});

it('counts what is sent in vain after the session expired, but not what the page reads by itself', async () => {
  const serverError = () => HttpResponse.json(unauthorized, { status: 401 });
  server.use(http.get('/api/flights', serverError), http.patch('/api/flights/:id', serverError));
  const store = createStore({ user: anaAccount });
  localStorage.setItem('auth_token', 'secret');
  const { listFlights, updateFlight } = flightsApi.endpoints;
  await store.dispatch(listFlights.initiate({}));
  expect(store.getState().session).toMatchObject({
    expiredFor: anaAccount._id,
    rejectedCalls: 0,
  });
  await store.dispatch(listFlights.initiate({}, { forceRefetch: true }));
  expect(store.getState().session.rejectedCalls).toBe(0);
  await store.dispatch(updateFlight.initiate({ id: 'f-1', body: { title: 'Faro' } }));
  expect(store.getState().session.rejectedCalls).toBe(1);
});

it('a wrong password leaves a running session alone', async () => {
  localStorage.setItem('auth_token', 'secret');
  const serverError = { error: 'No', message: 'No', code: 'INVALID_CREDENTIALS' };
  server.use(
    http.get('/api/users/profile', () => HttpResponse.json(anaAccount)),
    http.post('/api/auth/login', () => HttpResponse.json(serverError, { status: 401 })),
  );
  const { store, wrapper } = within();
  await startSession(store);
  const { result } = renderHook(() => useLoginMutation(), { wrapper });
  await act(() => result.current[0]({ email: 'a', password: 'b' }));
  expect(result.current[1].error).toMatchObject({ code: 'INVALID_CREDENTIALS', message: 'No' });
  expect(store.getState().session.status).toBe('user');
});
