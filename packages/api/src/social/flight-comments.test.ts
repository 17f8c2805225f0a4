import { HttpResponse, http } from 'msw';
import { createStore } from '../index.ts';
import { server } from '../testing/server.ts';
import './flight-comments.ts';
import { socialApi } from './index.ts';

const { getFeed, createFlightComment, deleteFlightComment } = socialApi.endpoints;
const comment = { _id: 'c1', flight: 'f1', parent: null, author: null, text: 'Hola', mentions: [] };

it('counts a comment on every card of its flight as it comes and goes, without reading the feed again', async () => {
  const owner = { _id: 'u1' };
  const items = ['f1', 'f2'].map((_id) => ({ kind: 'flight', _id, owner, comments: 3 }));
  const read = jest.fn(() => HttpResponse.json({ items, nextCursor: null, newest: null }));
  server.use(
    http.get('/api/feed', read),
    http.post('/api/flights/f1/comments', () => HttpResponse.json(comment, { status: 201 })),
    http.delete('/api/flights/f1/comments/c1', () => new HttpResponse(null, { status: 204 })),
  );
  const store = createStore();
  await store.dispatch(getFeed.initiate({}));
  const counts = () =>
    getFeed
      .select({})(store.getState())
      .data?.pages[0]?.items.map((item) => 'comments' in item && item.comments);

  await store.dispatch(createFlightComment.initiate({ id: 'f1', body: { text: 'Hola', parent: null } }));
  expect(counts()).toEqual([4, 3]);
  await store.dispatch(deleteFlightComment.initiate({ id: 'f1', commentId: 'c1' }));
  expect(counts()).toEqual([3, 3]);
  expect(read).toHaveBeenCalledTimes(1);
});
