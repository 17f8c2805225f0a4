import { HttpResponse, http } from 'msw';
import { flightsApi } from '../flights/index.ts';
import { baseApi, createStore } from '../index.ts';
import { forgetPilot } from './forget-pilot.ts';
import '../social/flight-comments.ts';
import { socialApi } from '../social/index.ts';
import { flightOf } from '../testing/entities.ts';
import { server } from '../testing/server.ts';

const { getFeed, listFollowers, listFlightComments } = socialApi.endpoints;
const { getFlight } = flightsApi.endpoints;

const pilot = { _id: 'u-bruno', username: 'bruno', name: 'Bruno', profilePicture: null, verified: false };
const ofBruno = { ...flightOf({ _id: 'f-bruno', owner: pilot }), kind: 'flight' };
const ofAna = { ...flightOf({ _id: 'f-ana' }), kind: 'flight' };

/** Counts what is asked for, by its path. */
function aServer() {
  const asked: Record<string, number> = {};
  server.use(
    http.all('/api/*', ({ request }) => {
      const path = new URL(request.url).pathname.slice(4);
      asked[path] = (asked[path] ?? 0) + 1;
    }),
    http.get('/api/feed', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('cursor');
      const items = isFirst
        ? [ofBruno, ofAna]
        : [
            { ...ofAna, _id: 'f-ana-2' },
            { ...ofBruno, _id: 'f-2' },
          ];
      return HttpResponse.json({ items, nextCursor: isFirst ? 'second' : null, newest: null });
    }),
    http.get('/api/flights/:id', ({ params }) =>
      HttpResponse.json(params.id === 'f-bruno' ? ofBruno : ofAna),
    ),
    http.get('/api/*', () => HttpResponse.json({ items: [], nextCursor: null })),
  );
  return asked;
}

it('takes what is the pilot’s out of a feed that keeps its pages, and reads again what else shows pilots', async () => {
  const asked = aServer();
  const { dispatch, getState } = createStore();
  await dispatch(getFeed.initiate({}));
  await dispatch(getFeed.initiate({}, { direction: 'forward' }));
  await dispatch(getFlight.initiate('f-bruno'));
  await dispatch(getFlight.initiate('f-ana'));
  await dispatch(listFlightComments.initiate({ id: 'f-ana' }));
  await dispatch(listFollowers.initiate({ id: 'u-ana' }));

  await dispatch(forgetPilot('u-bruno'));
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
  const { pages } = getFeed.select({})(getState()).data ?? {};
  expect(pages?.map(({ items }) => items.map(({ _id }) => _id))).toEqual([['f-ana'], ['f-ana-2']]);
  expect(asked).toEqual({
    '/feed': 2,
    '/flights/f-bruno': 2,
    '/flights/f-ana': 1,
    '/flights/f-ana/comments': 2,
    '/users/u-ana/followers': 2,
  });
});

it('takes it out of a page that was on its way, too', async () => {
  const asked = aServer();
  const { dispatch, getState } = createStore();
  await dispatch(getFeed.initiate({}));
  const page = dispatch(getFeed.initiate({}, { direction: 'forward' }));
  await dispatch(forgetPilot('u-bruno'));
  await page;
  await Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()));
  const { pages } = getFeed.select({})(getState()).data ?? {};
  expect(pages?.map(({ items }) => items.map(({ _id }) => _id))).toEqual([['f-ana'], ['f-ana-2']]);
  expect(asked).toEqual({ '/feed': 2 });
});
