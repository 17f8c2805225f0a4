import type { Group, Post, PostComment } from '@estela/contracts';
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
  server,
  waitFor,
  within,
} from '@estela/testing';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { App } from './app.tsx';

const user = aUser();
const { _id, username, name, profilePicture, verified } = user;
const me = { _id, username, name, profilePicture, verified };
const bruno = aUserCard({ username: 'bruno', name: 'Bruno' });
const member = aGroup({ _id: 'g1', name: 'Bandos', membership: aMembership() });
const address = '/api/groups/g1/posts/p1';
const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;

function aPost(fields: Partial<Post> = {}): Post {
  return {
    ...{ _id: 'p1', group: 'g1', author: bruno, title: '<i>Normas</i>', content: 'Lleva **casco**' },
    ...{ edited: false, comments: 1, likes: 2, likedByMe: false, pictures: [] },
    ...{ createdAt: at(0), updatedAt: at(0) },
    ...fields,
  };
}

let written = 0;
function aComment(fields: Partial<PostComment> = {}): PostComment {
  written += 1;
  return {
    ...{ _id: `c${written}`, post: 'p1', parent: null, author: bruno, text: 'Hola', mentions: [] },
    ...{ edited: false, deleted: false, replies: [], replyCount: 0 },
    ...{ createdAt: at(written), updatedAt: at(written) },
    ...fields,
  };
}

/** The page of a post with a server that has the given data. */
function showPost({ group = member, post = aPost(), comments = [] as PostComment[], anchor = '' } = {}) {
  const held: { group: Group; post: Post; comments: PostComment[] } = { group, post, comments };
  const handlers = [
    http.get('/api/groups/g1', () => HttpResponse.json(held.group)),
    http.get(address, () => HttpResponse.json(held.post)),
    http.get(`${address}/comments`, () => HttpResponse.json(aStream(held.comments))),
    http.post(`${address}/comments`, async ({ request }) => {
      const body = (await request.json()) as { text: string; parent: string | null };
      return HttpResponse.json(aComment({ ...body, author: me }), { status: 201 });
    }),
  ];
  return {
    held,
    ...renderApp(<App />, {
      ...{ user, catalogues: { groups: { es, en } }, route: `/groups/g1/posts/p1${anchor}`, handlers },
    }),
  };
}

const box = () => screen.findByRole('textbox', { name: 'Escribe un comentario' });
const counted = (count: string) => screen.findByRole('link', { name: `${count} en <i>Normas</i>` });

beforeEach(() => sessionStorage.clear());

test('a post has a page with all its comments, and a link back to the posts', async () => {
  const first = aComment({ text: '<b>Vale</b>' });
  const { replies: _none, replyCount: _zero, deleted: _no, ...comment } = aComment({ text: 'Y yo' });
  showPost({
    comments: [{ ...first, replies: [{ ...comment, author: bruno, parent: first._id }], replyCount: 1 }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '<i>Normas</i>' })).toBeVisible();
  expect((await screen.findByText('casco')).tagName).toBe('STRONG');
  expect(await screen.findByText('<b>Vale</b>')).toBeVisible();
  expect(screen.getByText('Y yo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bandos' })).toHaveAttribute('href', '/groups/g1?tab=posts');
});

test('a new comment is on top and counted at once, as is a deletion, which can be undone', async () => {
  const restored: unknown[] = [];
  const { actor } = showPost({ comments: [aComment({ text: 'Antes' })] });
  server.use(
    http.delete(`${address}/comments/:id`, () => new HttpResponse(null, { status: 204 })),
    http.post('/api/groups/g1/restore', async ({ request }) => {
      restored.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await actor.type(await box(), 'Voy');
  await actor.click(screen.getByRole('button', { name: 'Comentar' }));
  const text = await screen.findByText('Voy', { selector: 'p' });
  expect(await counted('2 comentarios')).toBeVisible();
  expect(await box()).toHaveValue('');
  const [newest] = screen.getAllByRole('article');
  expect(newest).toContainElement(text);
  await actor.click(
    within(newest as HTMLElement).getByRole('button', { name: /^Eliminar el comentario de/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar este comentario?' }));
  await actor.click(dialog.getByRole('button', { name: 'Eliminar' }));
  expect(await counted('1 comentario')).toBeVisible();
  expect(screen.queryByText('Voy', { selector: 'p' })).toBeNull();
  await actor.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(restored).toMatchObject([{ kind: 'comment' }]));
});

test('new comments of others are announced in a pill, and the list does not jump', async () => {
  const first = aComment({ text: 'Primero' });
  const late = aComment({ text: 'Después' });
  const { held, actor } = showPost({ comments: [first] });
  server.use(
    http.get(`${address}/comments`, ({ request }) => {
      if (!new URL(request.url).searchParams.has('limit')) return undefined;
      held.comments = [late, first];
      return HttpResponse.json(aStream(held.comments));
    }),
  );
  const pill = await screen.findByRole('button', { name: '1 comentario nuevo' });
  expect(screen.queryByText('Después')).toBeNull();
  await actor.click(pill);
  expect(await screen.findByText('Después')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /comentario nuevo/ })).toBeNull());
});

test('an address leads to one comment: in its place in the list, else above it with its parent', async () => {
  const first = aComment({ _id: 'c-first', text: 'Primero' });
  const { unmount } = showPost({ comments: [first], anchor: '#comment-c-first' });
  const inList = within(await screen.findByRole('list', { name: 'Comentarios' })).getByRole('article');
  await waitFor(() => expect(inList).toHaveAttribute('id', 'comment-c-first'));
  expect(screen.queryByRole('region', { name: 'El comentario al que lleva el enlace' })).toBeNull();
  unmount();

  const old = aComment({ _id: 'c-old', text: 'Hace mucho', replyCount: 30 });
  const reply = aComment({ _id: 'c-reply', text: 'Y yo', parent: 'c-old' });
  const { actor, address: page } = showPost({ comments: [first], anchor: '#comment-c-reply' });
  server.use(
    http.get(`${address}/comments/c-old`, () => HttpResponse.json(old)),
    http.get(`${address}/comments/c-reply`, () => HttpResponse.json(reply)),
  );
  const above = within(await screen.findByRole('region', { name: 'El comentario al que lleva el enlace' }));
  expect(above.getByText('Hace mucho')).toBeVisible();
  expect(document.getElementById('comment-c-reply')).toContainElement(above.getByText('Y yo'));
  expect(await screen.findByText('Primero')).toBeVisible();
  await actor.click(above.getByRole('link', { name: 'Ver todos los comentarios' }));
  expect(page()).toBe('/groups/g1/posts/p1');
  expect(screen.queryByText('Hace mucho')).toBeNull();
});

test('the address of a deleted comment shows a message', async () => {
  const gone = http.get(`${address}/comments/gone`, () => aServerError('NOT_FOUND'));
  showPost({ anchor: '#comment-gone' });
  server.use(gone);
  expect(await screen.findByText('Este comentario se ha eliminado o ya no puedes verlo.')).toBeVisible();
});

test('a pilot who may no longer read sees why, and the typed text stays', async () => {
  const { actor } = showPost();
  await actor.type(await box(), 'Me echan');
  server.use(
    http.post(`${address}/comments`, () => aServerError('NOT_FOUND')),
    http.get(address, () => aServerError('NOT_FOUND')),
  );
  await actor.click(screen.getByRole('button', { name: 'Comentar' }));
  const heading = { name: 'Esta entrada no existe o ya no puedes verla' };
  expect(await screen.findByRole('heading', heading)).toBeVisible();
  const kept = await screen.findByRole('region', { name: 'Lo que escribiste y no se ha enviado' });
  expect(within(kept).getByText('Me echan')).toBeVisible();
});

test.each([
  ['a member', member, {}, null],
  ['its author', member, { author: me }, ['Editar', 'Eliminar']],
  ['a moderator', { ...member, membership: aMembership({ role: 'moderator' }) }, {}, ['Eliminar']],
  ['a stranger', aGroup({ _id: 'g1' }), {}, null],
] as const)('%s is offered what they may do', async (_who, group, fields, offered) => {
  const { actor } = showPost({ group, post: aPost(fields), comments: [aComment()] });
  await screen.findByText('Hola');
  const menu = screen.queryByRole('button', { name: 'Acciones de <i>Normas</i>' });
  if (menu) await actor.click(menu);
  const items = menu && (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(offered);
  const mayWrite = group.membership !== null;
  expect(screen.queryByRole('textbox') !== null).toBe(mayWrite);
  expect(screen.queryByText('Únete al grupo para escribir.') === null).toBe(mayWrite);
});
