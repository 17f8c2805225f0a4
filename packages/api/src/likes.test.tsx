import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { flightsApi } from './flights/index.ts';
import { createStore, Provider, useToggleLike } from './index.ts';
import { socialApi } from './social/index.ts';
import { flightOf } from './testing/entities.ts';
import { server } from './testing/server.ts';

const target = { kind: 'flight', _id: 'f-1', likedByMe: false } as const;

async function setUp() {
  const flight = flightOf();
  server.use(
    http.get('/api/feed', ({ request }) => {
      const first = !new URL(request.url).searchParams.has('cursor');
      const items = [{ ...flight, _id: first ? 'f-0' : 'f-1', kind: 'flight' }];
      return HttpResponse.json({ items, nextCursor: first ? 'second' : 'third' });
    }),
    http.get('/api/flights', () => HttpResponse.json({ items: [flight], page: 1, limit: 20, total: 1 })),
  );
  const store = createStore();
  const feed = store.dispatch(socialApi.endpoints.getFeed.initiate({ tab: 'global' }));
  await feed;
  await store.dispatch(socialApi.endpoints.getFeed.initiate({ tab: 'global' }, { direction: 'forward' }));
  await store.dispatch(flightsApi.endpoints.listFlights.initiate({}));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useToggleLike(), { wrapper });

  const inFeed = () =>
    socialApi.endpoints.getFeed.select({ tab: 'global' })(store.getState()).data?.pages[1]?.items[0];
  const inList = () => flightsApi.endpoints.listFlights.select({})(store.getState()).data?.items[0];
  const shown = () => [inFeed(), inList()].map((item) => item && [item.likes, item.likedByMe]);
  return { store, shown, toggle: result.current };
}

it('shows a like of the feed in the flights list at once, and keeps what the server answers', async () => {
  const { shown, toggle } = await setUp();
  server.use(http.put('/api/flights/f-1/like', () => HttpResponse.json({ likes: 9, likedByMe: true })));

  const answer = toggle(target);
  expect(shown()).toEqual([
    [4, true],
    [4, true],
  ]);
  expect(await answer).toEqual({});
  expect(shown()).toEqual([
    [9, true],
    [9, true],
  ]);
});

it('takes the like back everywhere when the server refuses, and says why', async () => {
  const { shown, toggle } = await setUp();
  const serverError = { error: 'No', message: 'No', code: 'FORBIDDEN' };
  server.use(http.put('/api/flights/f-1/like', () => HttpResponse.json(serverError, { status: 403 })));

  const answer = toggle(target);
  expect(shown()[0]).toEqual([4, true]);
  expect((await answer).error).toMatchObject({ code: 'FORBIDDEN', message: 'No', status: 403 });
  expect(shown()).toEqual([
    [3, false],
    [3, false],
  ]);
});

it('takes what is gone out of the feed, whose other pages stay', async () => {
  const { store, shown, toggle } = await setUp();
  const serverError = { error: 'No', message: 'No', code: 'NOT_FOUND' };
  server.use(http.put('/api/flights/f-1/like', () => HttpResponse.json(serverError, { status: 404 })));

  expect((await toggle(target)).error).toMatchObject({ code: 'NOT_FOUND' });
  expect(shown()[0]).toBeUndefined();
  const feed = socialApi.endpoints.getFeed.select({ tab: 'global' })(store.getState());
  expect(feed).toMatchObject({ status: 'fulfilled', data: { pages: [{ items: [{ _id: 'f-0' }] }, {}] } });
});

it('ends with the newest of two quick toggles, whatever order the answers come in', async () => {
  const { shown, toggle } = await setUp();
  let answerLike = () => {};
  const held = new Promise<void>((resolve) => {
    answerLike = resolve;
  });
  server.use(
    http.put('/api/flights/f-1/like', async () => {
      await held;
      return HttpResponse.json({ likes: 4, likedByMe: true });
    }),
    http.delete('/api/flights/f-1/like', () => HttpResponse.json({ likes: 3, likedByMe: false })),
  );

  const like = toggle(target);
  const unlike = toggle({ ...target, likedByMe: true });
  await unlike;
  answerLike();
  await like;
  expect(shown()[1]).toEqual([3, false]);
});

it('keeps a like that was given while the next page was on its way', async () => {
  const { store, shown, toggle } = await setUp();
  let answerPage = () => {};
  const held = new Promise<void>((resolve) => {
    answerPage = resolve;
  });
  const flight = { ...flightOf({ _id: 'f-2' }), kind: 'flight' };
  server.use(
    http.put('/api/flights/f-1/like', () => HttpResponse.json({ likes: 4, likedByMe: true })),
    http.get('/api/feed', async () => {
      await held;
      return HttpResponse.json({ items: [flight], nextCursor: null });
    }),
  );
  const { getFeed } = socialApi.endpoints;

  const page = store.dispatch(getFeed.initiate({ tab: 'global' }, { direction: 'forward' }));
  expect(await toggle(target)).toEqual({});
  answerPage();
  expect((await page).data?.pages).toHaveLength(3);
  expect(shown()[0]).toEqual([4, true]);
});
