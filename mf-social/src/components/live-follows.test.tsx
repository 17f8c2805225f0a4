import { act, aStream, aUser, aUserCard, HttpResponse, http, screen, waitFor } from '@estela/testing';
import { renderSocial } from '../testing/render-social.tsx';

const streams: EventTarget[] = [];
const tell = (kind: string, actor: string) =>
  act(() => {
    const data = JSON.stringify({ _id: 'n1', kind, actor });
    for (const stream of streams) stream.dispatchEvent(new MessageEvent('notification', { data }));
  });

beforeEach(() => {
  streams.length = 0;
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close() {
      streams.splice(streams.indexOf(this), 1);
    }
  } as unknown as typeof EventSource;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const user = aUser();
const ticket = http.post('/api/events/ticket', () =>
  HttpResponse.json({ ticket: 't', expiresIn: 60 }, { status: 201 }),
);
const none = http.get('/api/users/me/follow-requests', () => HttpResponse.json({ ...aStream([]), total: 0 }));

it('changes the button when the pilot accepts, and holds no stream while nothing waits', async () => {
  const bruno = aUserCard({ name: 'Bruno', approvesFollowers: true, requestedByMe: true });
  let read = 0;
  renderSocial('/following', {
    user,
    language: 'en',
    handlers: [
      ticket,
      none,
      http.get(`/api/users/${user._id}/following`, () => {
        read += 1;
        return HttpResponse.json(aStream([bruno]));
      }),
      http.get(`/api/users/${bruno._id}`, () =>
        HttpResponse.json({ ...bruno, requestedByMe: false, followedByMe: true }),
      ),
    ],
  });
  expect(await screen.findByText('Requested')).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  await tell('followAccepted', bruno._id);
  expect(await screen.findByRole('button', { name: 'Following Bruno: unfollow' })).toBeVisible();
  await waitFor(() => expect(streams).toEqual([]));
  // In its place: a list that is read again begins at its top.
  expect(read).toBe(1);
});

it('shows a request as it comes', async () => {
  const carla = aUserCard({ name: 'Carla' });
  let asking: unknown[] = [];
  renderSocial('/followers', {
    user,
    handlers: [
      ticket,
      http.get('/api/users/me/follow-requests', () =>
        HttpResponse.json({ items: asking, nextCursor: null, total: asking.length }),
      ),
      http.get(`/api/users/${user._id}/followers`, () => HttpResponse.json(aStream([]))),
      http.get('/api/users/suggestions', () => HttpResponse.json({ items: [] })),
    ],
  });
  expect(await screen.findByText('Todavía no te sigue nadie')).toBeVisible();
  await waitFor(() => expect(streams).toHaveLength(1));
  asking = [{ ...carla, requestedAt: new Date().toISOString() }];
  await tell('followRequest', carla._id);
  expect(await screen.findByRole('button', { name: 'Aceptar a Carla' })).toBeVisible();
});
