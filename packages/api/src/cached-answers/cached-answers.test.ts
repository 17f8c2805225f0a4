import { HttpResponse, http } from 'msw';
import { createStore } from '../index.ts';
import '../social/flight-comments.ts';
import { socialApi } from '../social/index.ts';
import { server } from '../testing/server.ts';
import { stepOnce } from './index.ts';

const { listFlightComments, createFlightComment, deleteFlightComment, updateFlightComment } =
  socialApi.endpoints;
const comment = (_id: string, fields: object = {}) => ({
  ...{ _id, flight: 'f1', parent: null as string | null, author: null, text: _id, mentions: [] },
  ...{ edited: false, deleted: false, replyCount: 0, ...fields },
});

/** A list of which the first page is here and the second on its way until it is let in. */
async function halfRead() {
  let letIn = () => {};
  const gate = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  server.use(
    http.get('/api/flights/f1/comments', async ({ request }) => {
      const isNext = new URL(request.url).searchParams.has('cursor');
      if (!isNext)
        return HttpResponse.json({ items: [comment('a', { replyCount: 2 }), comment('b')], nextCursor: 'x' });
      isAsked();
      await gate;
      return HttpResponse.json({ items: [comment('c')], nextCursor: null });
    }),
    http.post('/api/flights/f1/comments', async ({ request }) => {
      const { parent } = (await request.json()) as { parent: string | null };
      return HttpResponse.json(comment('new', { parent }), { status: 201 });
    }),
    http.patch('/api/flights/f1/comments/b', () => HttpResponse.json(comment('b', { text: 'otra cosa' }))),
    http.delete('/api/flights/f1/comments/b', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/flights/f1/comments/:id', ({ params }) => HttpResponse.json(comment(String(params.id)))),
  );
  const store = createStore();
  const args = { id: 'f1' };
  await store.dispatch(listFlightComments.initiate(args));
  const next = store.dispatch(listFlightComments.initiate(args, { direction: 'forward' }));
  await asked;
  const shown = () =>
    listFlightComments
      .select(args)(store.getState())
      .data?.pages.flatMap(({ items }) => items)
      .map(({ text, replyCount }) => [text, replyCount].join(' '));
  const settle = async () => {
    letIn();
    await next;
    // What is made again over an answer comes right after it.
    await Promise.resolve();
  };
  return { store, shown, settle };
}

it('keeps a comment that was sent while the next page was on its way', async () => {
  const { store, shown, settle } = await halfRead();
  await store.dispatch(createFlightComment.initiate({ id: 'f1', body: { text: 'x', parent: null } }));
  expect(shown()).toEqual(['new 0', 'a 2', 'b 0']);
  await settle();
  expect(shown()).toEqual(['new 0', 'a 2', 'b 0', 'c 0']);
});

it('counts a reply once that was sent meanwhile', async () => {
  const { store, shown, settle } = await halfRead();
  await store.dispatch(createFlightComment.initiate({ id: 'f1', body: { text: 'x', parent: 'a' } }));
  await settle();
  expect(shown()).toEqual(['a 3', 'b 0', 'c 0']);
});

it('keeps away what was deleted, and changed what was changed', async () => {
  const { store, shown, settle } = await halfRead();
  await store.dispatch(
    updateFlightComment.initiate({ id: 'f1', commentId: 'b', body: { text: 'otra cosa' } }),
  );
  await settle();
  expect(shown()).toEqual(['a 2', 'otra cosa 0', 'c 0']);
  const other = await halfRead();
  await other.store.dispatch(deleteFlightComment.initiate({ id: 'f1', commentId: 'b' }));
  await other.settle();
  expect(other.shown()).toEqual(['a 2', 'c 0']);
});

it('does a step once, and again where the number is what it was', () => {
  const step = stepOnce(1);
  expect([step('list', 3), step('list', 4), step('list', 3), step('other', 4)]).toEqual([4, 4, 4, 5]);
});
