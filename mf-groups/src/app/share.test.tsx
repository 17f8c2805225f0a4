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

const at = '2026-11-20T10:00:00.000Z';
const author = aUserCard({ username: 'bruno', name: 'Bruno' });
const made = { group: 'g1', author, edited: false, createdAt: at, updatedAt: at };
const topic = {
  ...{ ...made, _id: 't1', title: '¿Volamos?', description: '', pinned: false, locked: false },
  ...{ postCount: 0, lastActivity: at, readAt: at, unread: 0, muted: false },
};
const post = {
  ...{ ...made, _id: 'p1', title: 'Normas', content: 'Casco', comments: 0 },
  ...{ likes: 0, likedByMe: false, pictures: [] },
};

function show(route: string, group = aGroup({ _id: 'g1', name: 'Bandos', membership: aMembership() })) {
  return renderApp(<App />, {
    ...{ user: aUser(), catalogues: { groups: { es, en } }, route },
    handlers: [
      http.get('/api/groups/g1', () => HttpResponse.json(group)),
      http.get('/api/groups/g1/topics', () => HttpResponse.json(aStream([]))),
      http.get('/api/groups/g1/topics/t1', () => HttpResponse.json(topic)),
      http.put('/api/groups/g1/topics/t1/read', () => new HttpResponse(null, { status: 204 })),
      http.get('/api/groups/g1/topics/t1/comments', () => HttpResponse.json(aStream([]))),
      http.get('/api/groups/g1/posts/p1', () => HttpResponse.json(post)),
      http.get('/api/groups/g1/posts/p1/comments', () => HttpResponse.json(aStream([]))),
    ],
  });
}

test.each(['/groups/g1', '/groups/g1/topics/t1', '/groups/g1/posts/p1'])(
  '%s is shared by its own address',
  async (route) => {
    const { actor } = show(route);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await actor.click(await screen.findByRole('button', { name: 'Compartir' }));
    expect(await screen.findByText('Enlace copiado')).toBeVisible();
    expect(write).toHaveBeenCalledWith(`http://localhost${route}`);
  },
);

test('for a private group the button and its message say that the link works for members only', async () => {
  const closed = aGroup({ _id: 'g1', private: true, membership: aMembership() });
  const { actor } = show('/groups/g1/posts/p1', closed);
  await actor.click(await screen.findByRole('button', { name: 'Compartir con miembros' }));
  expect(await screen.findByText(/solo lo leen los miembros/)).toBeVisible();
});
