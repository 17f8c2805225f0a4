import { renderHook } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { createStore, Provider } from '../index.ts';
import { server } from '../testing/server.ts';
import { socialApi, useToggleFollow } from './index.ts';

const bruno = { _id: 'u-bruno', username: 'bruno', name: 'Bruno', profilePicture: null, verified: false };
const { listFollowers, listUsers } = socialApi.endpoints;

it('shows a follow in every list at once, leaving owners of things alone', async () => {
  const card = { ...bruno, followedByMe: false, requestedByMe: false, approvesFollowers: false };
  server.use(
    http.get('/api/users', () => HttpResponse.json({ items: [card], page: 1, limit: 20, total: 1 })),
    http.get('/api/users/u-ana/followers', () => HttpResponse.json({ items: [card], nextCursor: null })),
    http.put('/api/users/u-bruno/follow', () =>
      HttpResponse.json({ status: 'following', followedByMe: true, followers: 1 }),
    ),
  );
  const store = createStore();
  await store.dispatch(listUsers.initiate({}));
  await store.dispatch(listFollowers.initiate({ id: 'u-ana' }));
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useToggleFollow(), { wrapper });

  const answer = result.current(card);
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

describe('a pilot who approves followers', () => {
  const card = { ...bruno, followedByMe: false, requestedByMe: false, approvesFollowers: true };

  async function shownCard(answers: Parameters<typeof server.use>) {
    server.use(
      http.get('/api/users/u-ana/followers', () => HttpResponse.json({ items: [card], nextCursor: null })),
      ...answers,
    );
    const store = createStore();
    await store.dispatch(listFollowers.initiate({ id: 'u-ana' }));
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(() => useToggleFollow(), { wrapper });
    const shown = () => listFollowers.select({ id: 'u-ana' })(store.getState()).data?.pages[0]?.items[0];
    return { toggle: result.current, shown };
  }

  it('is shown as asked at once, and as not asked once the request is withdrawn', async () => {
    const { toggle, shown } = await shownCard([
      http.put('/api/users/u-bruno/follow', () =>
        HttpResponse.json({ status: 'requested', followedByMe: false, followers: 0 }),
      ),
      http.delete('/api/users/u-bruno/follow', () =>
        HttpResponse.json({ followedByMe: false, followers: 0 }),
      ),
    ]);
    const asking = toggle(card);
    expect(shown()).toEqual({ ...card, requestedByMe: true });
    await asking;
    expect(shown()).toEqual({ ...card, requestedByMe: true });
    const withdrawing = toggle({ ...card, requestedByMe: true });
    expect(shown()).toEqual(card);
    await withdrawing;
    expect(shown()).toEqual(card);
  });

  it('is shown as the server says where that is not what the card promised', async () => {
    const { toggle, shown } = await shownCard([
      http.put('/api/users/u-bruno/follow', () =>
        HttpResponse.json({ status: 'following', followedByMe: true, followers: 1 }),
      ),
    ]);
    await toggle(card);
    expect(shown()).toMatchObject({ followedByMe: true, requestedByMe: false });
  });

  it('is shown as before where the server refuses', async () => {
    const { toggle, shown } = await shownCard([
      http.put('/api/users/u-bruno/follow', () =>
        HttpResponse.json({ code: 'CONFLICT', message: 'No aceptó', error: 'No aceptó' }, { status: 409 }),
      ),
    ]);
    expect(await toggle(card)).toMatchObject({ error: { code: 'CONFLICT' } });
    expect(shown()).toEqual(card);
  });
});
