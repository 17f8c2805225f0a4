import {
  act,
  aFeedItem,
  aGate,
  aServerError,
  aStream,
  aUser,
  HttpResponse,
  http,
  screen,
  waitFor,
} from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

/** The server's side of the streams that were opened. */
const streams: { tell: (kind: string) => void }[] = [];

beforeAll(() => {
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      streams.push({
        tell: (kind) => act(() => void this.dispatchEvent(new MessageEvent(kind, { data: '{}' }))),
      });
    }

    close() {}
  } as unknown as typeof EventSource;
});
beforeEach(() => streams.splice(0));

it('says how many are new, moves nothing by itself, and shows them when asked to', async () => {
  const items = [aFeedItem('flight', { title: 'Old' })];
  let news = 0;
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    handlers: [
      http.get('/api/feed', () => HttpResponse.json({ ...aStream(items), newest: `at-${items.length}` })),
      http.get('/api/feed/news', ({ request }) => {
        const since = new URL(request.url).searchParams.get('since');
        return HttpResponse.json({ count: since === `at-${items.length}` ? 0 : news });
      }),
      http.post('/api/events/ticket', () =>
        HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
      ),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Old' })).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  items.unshift(aFeedItem('flight', { title: 'Newer' }), aFeedItem('flight', { title: 'New' }));
  news = 2;
  window.scrollTo = jest.fn();
  streams[0]?.tell('ready');
  const button = await screen.findByRole('button', { name: '2 nuevas' });
  expect(screen.getAllByRole('article')).toHaveLength(1);

  await actor.click(button);
  expect(await screen.findByRole('link', { name: 'Newer' })).toBeVisible();
  expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual([
    'Newer',
    'New',
    'Old',
  ]);
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getByRole('feed')).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('button', { name: /nueva/ })).toBeNull());
});

it('brings what is new also while a next page is on its way', async () => {
  const items = [aFeedItem('flight', { title: 'Old' })];
  const gate = aGate();
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    handlers: [
      http.get('/api/feed', async ({ request }) => {
        const isNext = new URL(request.url).searchParams.has('cursor');
        if (isNext) await gate.opened;
        const page = isNext ? [aFeedItem('flight', { title: 'Oldest' })] : items;
        return HttpResponse.json({
          items: page,
          nextCursor: isNext ? null : 'x',
          newest: `at-${items.length}`,
        });
      }),
      http.get('/api/feed/news', ({ request }) =>
        HttpResponse.json({ count: new URL(request.url).searchParams.get('since') === 'at-1' ? 1 : 0 }),
      ),
      http.post('/api/events/ticket', () =>
        HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
      ),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Old' })).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  window.scrollTo = jest.fn();
  await actor.click(screen.getByRole('button', { name: 'Cargar más' }));
  items.unshift(aFeedItem('flight', { title: 'New' }));
  streams[0]?.tell('ready');
  await actor.click(await screen.findByRole('button', { name: '1 nueva' }));
  gate.open();
  expect(await screen.findByRole('link', { name: 'New' })).toBeVisible();
});

it('says when what is new could not be brought, and goes on offering it', async () => {
  const items = [aFeedItem('flight', { title: 'Old' })];
  let isDown = false;
  const { actor } = renderSocial('/feed', {
    user: aUser(),
    handlers: [
      http.get('/api/feed', () =>
        isDown
          ? aServerError('INTERNAL', 'Algo falla')
          : HttpResponse.json({ ...aStream(items), newest: 'at-1' }),
      ),
      http.get('/api/feed/news', () => HttpResponse.json({ count: 1 })),
      http.post('/api/events/ticket', () =>
        HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
      ),
    ],
  });
  expect(await screen.findByRole('link', { name: 'Old' })).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  window.scrollTo = jest.fn();
  streams[0]?.tell('ready');
  isDown = true;
  await actor.click(await screen.findByRole('button', { name: '1 nueva' }));
  expect(await screen.findByText('Algo falla')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Old' })).toBeVisible();
  expect(screen.getByRole('button', { name: '1 nueva' })).not.toHaveAttribute('aria-busy');
});

it('asks once for what comes in quick succession', async () => {
  const asked = jest.fn();
  renderSocial('/feed', {
    user: aUser(),
    handlers: [
      http.get('/api/feed', () => HttpResponse.json({ ...aStream([]), newest: 'at-0' })),
      http.get('/api/feed/news', () => {
        asked();
        return HttpResponse.json({ count: asked.mock.calls.length - 1 });
      }),
      http.post('/api/events/ticket', () =>
        HttpResponse.json({ ticket: 'once', expiresIn: 60 }, { status: 201 }),
      ),
    ],
  });
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.tell('ready');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  jest.spyOn(Math, 'random').mockReturnValue(0);
  for (const _ of [1, 2, 3]) streams[0]?.tell('feed');
  expect(await screen.findByRole('button', { name: '1 nueva' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});
