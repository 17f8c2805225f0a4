import type { Flight } from '@estela/contracts';
import { aDrone, aPage, aSpot, HttpResponse, http, server } from '@estela/testing';

const counts = {
  ...{ all: 25, today: 0, week: 3, month: 5, favorites: 2 },
  ...{ public: 9, followers: 9, private: 7, video: 25 },
};

/** Answers the list, its counts and the choices of its filters, and keeps what the list was asked. */
export function listOf(flights: Flight[], total = flights.length) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/flights', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const start = (Number(query.get('page')) - 1) * 24;
      return HttpResponse.json(aPage(flights.slice(start, start + 24), { total }));
    }),
    http.get('/api/flights/counts', () => HttpResponse.json(counts)),
    http.get('/api/drones', () => HttpResponse.json(aPage([aDrone({ _id: 'd1', name: 'Halcón' })]))),
    http.get('/api/spots', () => HttpResponse.json(aPage([aSpot({ _id: 's1', name: 'La cantera' })]))),
  );
  return asked;
}
