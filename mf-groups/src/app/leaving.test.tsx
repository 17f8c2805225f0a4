import {
  aGroup,
  aMembership,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  http,
  renderApp,
  screen,
} from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

const group = aGroup({ _id: 'g1', name: 'Bandos', membership: aMembership({ role: 'moderator' }) });
const at = '2100-05-01T08:00:00.000Z';
const item = {
  _id: 'i1',
  author: aUserCard({ name: 'Bruno' }),
  title: 'Normas',
  createdAt: at,
  updatedAt: at,
};
const written = { ...item, group: 'g1', edited: false };

const topic = {
  ...{ ...written, description: '', pinned: false, locked: false, muted: false },
  ...{ postCount: 0, lastActivity: at, readAt: at, unread: 0 },
};
const post = { ...written, content: 'Casco', comments: 0, likes: 0, likedByMe: false, pictures: [] };
const flyDay = {
  ...{ ...item, group: { _id: 'g1', name: 'Bandos' }, description: '', spot: null, limit: null },
  ...{
    at,
    until: null,
    cancelled: false,
    over: false,
    going: 0,
    waiting: 0,
    maybe: 0,
    declined: 0,
    answer: null,
  },
};

test.each([
  ['topic', '/groups/g1?from=feed', 'topics', topic],
  ['post', '/groups/g1?tab=posts&from=feed', 'posts', post],
  ['fly-day', '/groups/g1?tab=fly-days&from=feed', 'fly-days', flyDay],
] as const)('a deleted %s leads back to its place in the list', async (_kind, list, part, it) => {
  const api = `/api/groups/g1/${part}`;
  const { actor, address } = renderApp(<App />, {
    user: aUser(),
    catalogues: { groups: { es, en } },
    route: list,
    handlers: [
      http.get('/api/groups/g1', () => HttpResponse.json(group)),
      http.get(api, () => HttpResponse.json(aStream([it]))),
      http.get(`${api}/i1`, () => HttpResponse.json(it)),
      http.get(`${api}/i1/comments`, () => HttpResponse.json(aStream([]))),
      http.get(`${api}/i1/answers`, () => HttpResponse.json(aStream([]))),
      http.put(`${api}/i1/read`, () => new HttpResponse(null, { status: 204 })),
      http.delete(`${api}/i1`, () => new HttpResponse(null, { status: 204 })),
    ],
  });
  await actor.click(await screen.findByRole('link', { name: 'Normas' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Normas' })).toBeVisible();
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Normas' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await actor.click(await screen.findByRole('button', { name: 'Eliminar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bandos' })).toBeVisible();
  expect(address()).toBe(list);
});
