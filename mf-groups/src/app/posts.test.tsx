import type { Post } from '@estela/contracts';
import {
  aGroup,
  aMembership,
  aServerError,
  aStream,
  aUser,
  aUserCard,
  HttpResponse,
  http,
  renderApp,
  screen,
  within,
} from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

const user = aUser();
const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });
const member = aGroup({ _id: 'g1', name: 'Bandos', membership: aMembership() });

function aPost(fields: Partial<Post> = {}): Post {
  return {
    ...{ _id: 'p1', group: 'g1', author: bruno, title: '<i>Normas</i>', content: 'Lleva **casco**' },
    ...{ edited: false, likes: 2, likedByMe: false },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
    ...fields,
  };
}

function showPosts(
  posts: Post[],
  { group = member, route = '/groups/g1?tab=posts', more = [] as ReturnType<typeof http.get>[] } = {},
) {
  const handlers = [
    ...more,
    http.get('/api/groups/g1', () => HttpResponse.json(group)),
    http.get('/api/groups/g1/posts', () => HttpResponse.json(aStream(posts))),
  ];
  return renderApp(<App />, { user, catalogues: { groups: { es, en } }, route, handlers });
}

beforeEach(() => localStorage.clear());

test('a post shows its Markdown and is liked at once; a refusal takes that back', async () => {
  const put = http.put('/api/groups/g1/posts/p1/like', () => aServerError('INTERNAL', 'Ahora no'));
  const { actor } = showPosts([aPost()], { more: [put] });
  expect((await screen.findByText('casco')).tagName).toBe('STRONG');
  expect(screen.getByRole('heading', { name: '<i>Normas</i>' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Acciones/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Denunciar <i>Normas</i>' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: /Me gusta/ }));
  expect(await screen.findByText('Ahora no')).toBeVisible();
  expect(screen.getByRole('button', { name: /Me gusta/ })).toHaveAttribute('aria-pressed', 'false');
});

test('a member writes, looks at how it will be, and keeps what was refused', async () => {
  const post = http.post('/api/groups/g1/posts', () => aServerError('FORBIDDEN', 'Ya no estás'));
  const { actor, address } = showPosts([], { more: [post] });
  await actor.click(await screen.findByRole('button', { name: 'Escribir una entrada' }));
  expect(address()).toBe('/groups/g1?tab=posts&post=new');
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir una entrada' }));
  await actor.type(dialog.getByRole('textbox', { name: /Título/ }), 'Guía');
  await actor.type(dialog.getByRole('textbox', { name: /Contenido/ }), '**Ojo**');
  await actor.click(dialog.getByRole('button', { name: 'Vista previa' }));
  expect((await dialog.findByText('Ojo')).tagName).toBe('STRONG');
  await actor.click(dialog.getByRole('button', { name: 'Publicar' }));
  expect(await dialog.findByText('Ya no estás')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Escribir' }));
  expect(dialog.getByRole('textbox', { name: /Contenido/ })).toHaveValue('**Ojo**');
  expect(Object.values(localStorage).join()).toContain('**Ojo**');
});

test('its author changes a post in a form that the address opens', async () => {
  const own = aPost({ author: { ...bruno, _id: user._id }, title: 'Mía' });
  showPosts([own], { route: '/groups/g1?tab=posts&post=p1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar entrada' }));
  expect(dialog.getByRole('textbox', { name: /Contenido/ })).toHaveValue('Lleva **casco**');
});

test('who is not in the group reads, and is offered nothing to write', async () => {
  showPosts([], { group: aGroup({ _id: 'g1' }) });
  expect(await screen.findByText('Cuando alguien escriba una, la verás aquí.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Escribir una entrada' })).toBeNull();
});
