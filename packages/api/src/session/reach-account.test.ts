import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createStore, retrySession, startSession } from '../index.ts';
import { anaAccount } from '../testing/entities.ts';
import { server } from '../testing/server.ts';

type Answer = () => Response | Promise<Response>;

const found: Answer = () => HttpResponse.json(anaAccount);
const down: Answer = () => new HttpResponse(null, { status: 503 });
const page = (status: number) => () =>
  new HttpResponse('<html><h1>Wifi</h1></html>', { status, headers: { 'Content-Type': 'text/html' } });

const realTimeout = globalThis.setTimeout;
const network = jest.spyOn(navigator, 'onLine', 'get');
const hidden = jest.spyOn(document, 'hidden', 'get');
beforeEach(() => {
  network.mockReturnValue(true);
  hidden.mockReturnValue(false);
});
afterEach(() => {
  // Ends what still asks.
  localStorage.clear();
  retrySession();
  jest.useRealTimers();
});
afterAll(() => jest.restoreAllMocks());

/** Starts a session whose profile gets these answers in turn, and then the last for ever. */
function start(...answers: Answer[]) {
  localStorage.setItem('auth_token', 'secret');
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/users/profile', async ({ request }) => {
      asked.push(request.headers.get('Authorization'));
      return (await (answers[asked.length - 1] ?? answers.at(-1) ?? down)()) as HttpResponse<null>;
    }),
  );
  const store = createStore();
  const first = startSession(store);
  const reached = () =>
    new Promise<void>((resolve) => {
      const look = () => store.getState().session.status === 'user' && resolve();
      store.subscribe(look);
      look();
    });
  return { store, first, asked, reached, session: () => store.getState().session };
}

const token = () => localStorage.getItem('auth_token');

it.each<[string, Answer]>([
  ['no answer', () => HttpResponse.error()],
  ['a server that fails', down],
  ['the page of a proxy whose server is gone', page(502)],
  ['the page of a proxy that is refused', page(403)],
  ['an address that is not found', page(404)],
  ['the login page of a public network', page(200)],
  ['the login page of a public network as a refusal', page(401)],
  ['what somebody else answers in JSON', () => HttpResponse.json({ portal: 'Café' })],
  ['nothing in it', () => new HttpResponse(null, { status: 204 })],
  ['a server that has too much to do', () => new HttpResponse(null, { status: 429 })],
  ['a server that forbids it', () => HttpResponse.json({ message: 'No' }, { status: 403 })],
])('a profile with %s ends no session, which goes on by itself', async (_kind, fails) => {
  network.mockReturnValue(false);
  const { first, session, reached } = start(fails, found);
  expect(await first).toMatchObject({ status: 'starting', reach: 'none' });
  expect(token()).toBe('secret');
  window.dispatchEvent(new Event('online'));
  await reached();
  expect(session()).toMatchObject({ status: 'user', user: anaAccount, token: 'secret', reach: 'fine' });
});

it('says nothing of a single try that fails', async () => {
  const { first, asked } = start(down, found);
  expect(await first).toMatchObject({ status: 'user', reach: 'fine' });
  expect(asked).toHaveLength(2);
});

it('says that nobody answers after three tries, and keeps the token', async () => {
  const { first, asked } = start(down);
  expect(await first).toMatchObject({ status: 'starting', user: null, reach: 'none' });
  expect([asked.length, token()]).toEqual([3, 'secret']);
});

it.each([
  ['of ours', { error: 'Entra', message: 'Entra', code: 'UNAUTHORIZED' }],
  ['that names no code', { message: 'Unauthorized' }],
  ['with a code that we do not know', { code: 'TOKEN_GONE' }],
  ['without a body', null],
])('ends with a refusal %s, whatever came before it', async (_kind, body) => {
  const answer =
    body === null ? new HttpResponse(null, { status: 401 }) : HttpResponse.json(body, { status: 401 });
  const { first, asked } = start(down, () => answer);
  expect(await first).toMatchObject({ status: 'guest', expiredFor: null });
  expect([asked.length, token()]).toEqual([2, null]);
});

it('asks again at once when somebody does not want to wait', async () => {
  network.mockReturnValue(false);
  const { first, reached, asked } = start(down, down, found);
  await first;
  retrySession();
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => {
    retrySession();
    expect(asked).toHaveLength(3);
  });
  await reached();
});

it('follows whoever logs in in another tab meanwhile', async () => {
  const other = () => {
    localStorage.setItem('auth_token', 'of-bruno');
    return down();
  };
  const { first, asked } = start(other, found);
  expect(await first).toMatchObject({ status: 'user', token: 'of-bruno' });
  expect(asked).toEqual(['Bearer secret', 'Bearer of-bruno']);
});

it('is over at once when another tab signs out meanwhile', async () => {
  network.mockReturnValue(false);
  const { first, session, asked } = start(down);
  await first;
  localStorage.removeItem('auth_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token', newValue: null }));
  await Promise.resolve();
  expect(session()).toMatchObject({ status: 'guest', reach: 'fine' });
  expect(asked).toHaveLength(1);
});

describe('in the course of time', () => {
  const never = () => new Promise<Response>(() => undefined);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  /** What the network does takes turns of the real event loop. */
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => realTimeout(resolve));
  };
  async function passInSteps(ms: number) {
    for (let gone = 0; gone < ms; gone += 2_000) {
      await pass(2_000);
      await settle();
    }
  }
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  });

  it('waits for an answer that takes long, but says so', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { session, reached, asked } = start(() => new Promise((resolve) => (answer = resolve)));
    await settle();
    await pass(7_000);
    expect(session().reach).toBe('fine');
    await pass(2_000);
    expect(session()).toMatchObject({ status: 'starting', reach: 'none' });
    answer(HttpResponse.json(anaAccount));
    await reached();
    expect(asked).toHaveLength(1);
  });

  it('asks again once the network is back, where the line went under an answer', async () => {
    const { session, reached, asked } = start(never, found);
    await settle();
    await pass(9_000);
    expect(session().reach).toBe('none');
    window.dispatchEvent(new Event('online'));
    await reached();
    expect(asked).toHaveLength(2);
  });

  it('asks less and less often, and not at all while nobody looks', async () => {
    const { asked } = start(down);
    await passInSteps(60_000);
    const inFirstMinute = asked.length;
    expect(inFirstMinute).toBeLessThanOrEqual(8);
    await passInSteps(120_000);
    expect(asked.length - inFirstMinute).toBeGreaterThanOrEqual(3);
    expect(asked.length - inFirstMinute).toBeLessThanOrEqual(5);

    hidden.mockReturnValue(true);
    await passInSteps(60_000);
    const before = asked.length;
    await passInSteps(120_000);
    expect(asked).toHaveLength(before);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toHaveLength(before + 1);
  });
});
