import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { createStore, Provider } from '../index.ts';
import { server } from '../testing/server.ts';
import { useHideFromFeed } from './feed-hiding.ts';
import { socialApi } from './index.ts';

const { getFeed } = socialApi.endpoints;
const card = (_id: string, pilot: string) => ({ kind: 'flight', _id, owner: { _id: pilot } });

it('hides what a page on its way puts back or brings, until it is taken back', async () => {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  server.use(
    http.get('/api/feed', async ({ request }) => {
      const isNext = new URL(request.url).searchParams.has('cursor');
      if (isNext) await gate;
      const items = isNext ? [card('3', 'ana'), card('4', 'berto')] : [card('1', 'ana'), card('2', 'berto')];
      return HttpResponse.json({ items, nextCursor: isNext ? null : 'x', newest: null });
    }),
    http.put('/api/feed/hidden/pilots/ana', () => new HttpResponse(null, { status: 204 })),
    http.delete('/api/feed/hidden/pilots/ana', () => new HttpResponse(null, { status: 204 })),
  );
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useHideFromFeed(), { wrapper });
  const shown = () =>
    getFeed
      .select({})(store.getState())
      .data?.pages.flatMap(({ items }) => items.map(({ _id }) => _id));
  await store.dispatch(getFeed.initiate({}));
  const next = store.dispatch(getFeed.initiate({}, { direction: 'forward' }));
  const { undo } = await result.current({ hides: 'pilot', _id: 'ana' });
  expect(shown()).toEqual(['2']);
  letIn();
  await next;
  await Promise.resolve();
  expect(shown()).toEqual(['2', '4']);
  await undo?.();
  expect(shown()).toEqual(['1', '2', '3', '4']);
});
