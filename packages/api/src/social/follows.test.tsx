import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { createStore, Provider } from '../index.ts';
import { server } from '../testing/server.ts';
import { socialApi, useToggleFollow } from './index.ts';

const bruno = { _id: 'u-bruno', username: 'bruno', name: 'Bruno', profilePicture: null, verified: false };
const { listFollowers, listUsers } = socialApi.endpoints;

it('shows a follow in every list at once, leaving owners of things alone', async () => {
  const card = { ...bruno, followedByMe: false };
  server.use(
    http.get('/api/users', () => HttpResponse.json({ items: [card], page: 1, limit: 20, total: 1 })),
    http.get('/api/users/u-ana/followers', () => HttpResponse.json({ items: [card], nextCursor: null })),
    http.put('/api/users/u-bruno/follow', () => HttpResponse.json({ followedByMe: true, followers: 1 })),
  );
  const store = createStore();
  await store.dispatch(listUsers.initiate({}));
  await store.dispatch(listFollowers.initiate({ id: 'u-ana' }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useToggleFollow(), { wrapper });

  const answer = result.current({ _id: 'u-bruno', followedByMe: false });
  const shown = () => [
    listUsers.select({})(store.getState()).data?.items[0],
    listFollowers.select({ id: 'u-ana' })(store.getState()).data?.pages[0]?.items[0],
  ];
  expect(shown()).toEqual([
    { ...card, followedByMe: true },
    { ...card, followedByMe: true },
  ]);
  expect(await answer).toEqual({});
  // The answer's count is no field of a card: it is not put there.
  expect(shown()[0]).toEqual({ ...card, followedByMe: true });
});
