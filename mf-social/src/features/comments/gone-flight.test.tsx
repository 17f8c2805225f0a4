import type { FlightComment } from '@estela/contracts';
import {
  aServerError,
  aStream,
  aUserCard,
  HttpResponse,
  holdPolls,
  http,
  renderApp,
  screen,
  waitFor,
} from '@estela/testing';
import en from '../../locales/en.json';
import es from '../../locales/es.json';
import { FlightComments } from './flight-comments.tsx';

afterEach(() => jest.restoreAllMocks());

const comment: FlightComment = {
  ...{ _id: 'c1', flight: 'f1', parent: null, author: aUserCard(), text: 'Primero', mentions: [] },
  ...{ edited: false, deleted: false, replyCount: 0 },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
};

it('asks a guest’s page for new comments while there may be some, and no more once the flight is gone', async () => {
  const looks = holdPolls(15_000);
  let isDeleted = false;
  let asked = 0;
  const list = http.get('/api/flights/f1/comments', ({ request }) => {
    if (new URL(request.url).searchParams.has('limit')) asked += 1;
    return isDeleted ? aServerError('NOT_FOUND') : HttpResponse.json(aStream([comment]));
  });
  renderApp(<FlightComments flightId="f1" ownerId="someone" isOff={false} />, {
    route: '/flights/f1',
    catalogues: { social: { es, en } },
    handlers: [list],
  });
  expect(await screen.findByText('Primero')).toBeVisible();
  await waitFor(() => expect(asked).toBe(1));
  looks.run();
  await waitFor(() => expect(asked).toBe(2));
  isDeleted = true;
  looks.run();
  await waitFor(() => expect(looks.count()).toBe(0));
  expect(asked).toBe(3);
  expect(screen.getByText('Primero')).toBeVisible();
});
