import type { Post } from '@estela/contracts';
import {
  act,
  aGroup,
  aMembership,
  aServerError,
  aStream,
  aUser,
  aUserCard,
  fireEvent,
  HttpResponse,
  http,
  renderApp,
  screen,
  waitFor,
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
    ...{ edited: false, comments: 1, likes: 2, likedByMe: false, pictures: [] },
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

test('a post shows its Markdown and is liked at once; a refusal reverts that', async () => {
  const put = http.put('/api/groups/g1/posts/p1/like', () => aServerError('INTERNAL', 'Ahora no'));
  const { actor } = showPosts([aPost()], { more: [put] });
  expect((await screen.findByText('casco')).tagName).toBe('STRONG');
  const title = screen.getByRole('heading', { name: '<i>Normas</i>' });
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/groups/g1/posts/p1');
  const commentsLink = screen.getByRole('link', { name: '1 comentario en <i>Normas</i>' });
  expect(commentsLink).toHaveAttribute('href', '/groups/g1/posts/p1#comments');
  expect(screen.queryByRole('button', { name: /^Acciones/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Denunciar <i>Normas</i>' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: /Me gusta/ }));
  expect(await screen.findByText('Ahora no')).toBeVisible();
  expect(screen.getByRole('button', { name: /Me gusta/ })).toHaveAttribute('aria-pressed', 'false');
});

test('a member writes and previews a post, and a refused text stays', async () => {
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

test('the author edits a post in a form with an address of its own', async () => {
  const own = aPost({ author: { ...bruno, _id: user._id }, title: 'Mía' });
  showPosts([own], { route: '/groups/g1?tab=posts&post=p1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar entrada' }));
  expect(dialog.getByRole('textbox', { name: /Contenido/ })).toHaveValue('Lleva **casco**');
});

test.each([
  ['a post of somebody else', member, 'p1'],
  ['a new one of who is not in the group', aGroup({ _id: 'g1' }), 'new'],
])('no form opens by its address for %s', async (_what, group, post) => {
  showPosts([aPost()], { group, route: `/groups/g1?tab=posts&post=${post}` });
  await screen.findByRole('link', { name: '<i>Normas</i>' });
  // The form's chunk is loaded by now, by the test before.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a deleted post can be restored from the message about it', async () => {
  const restored: unknown[] = [];
  const { actor } = showPosts([aPost({ author: { ...bruno, _id: user._id }, title: 'Mía' })], {
    more: [
      http.delete('/api/groups/g1/posts/p1', () => new HttpResponse(null, { status: 204 })),
      http.post('/api/groups/g1/restore', async ({ request }) => {
        restored.push(await request.json());
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await actor.click(await screen.findByRole('button', { name: 'Acciones de Mía' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
  await actor.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await actor.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(restored).toEqual([{ kind: 'post', target: 'p1' }]));
});

test('a pilot outside the group can read, and cannot write', async () => {
  showPosts([], { group: aGroup({ _id: 'g1' }) });
  expect(await screen.findByText('Cuando alguien escriba una, la verás aquí.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Escribir una entrada' })).toBeNull();
});

const photo = (name: string, type = 'image/webp') => new File(['x'], name, { type });

test('photos of a post open in full size, with their descriptions', async () => {
  const pictures = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id, url: `/${_id}.webp`, alt: '' }));
  pictures[1]!.alt = 'La pista';
  const { actor } = showPosts([aPost({ pictures })]);
  const list = within(await screen.findByRole('list', { name: 'Fotos de <i>Normas</i>' }));
  expect(list.getAllByRole('button')).toHaveLength(4);
  expect(list.getByText('+1')).toBeVisible();
  await actor.click(list.getByRole('button', { name: 'Ampliar: La pista' }));
  const dialog = within(await screen.findByRole('dialog', { name: '<i>Normas</i>' }));
  expect(dialog.getByRole('img', { name: 'La pista' })).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Foto siguiente' }));
  expect(dialog.getByText('3 de 5')).toBeVisible();
});

test('photos are sent after the text, and when one fails the form continues from there', async () => {
  const sent: unknown[] = [];
  const stored: Post['pictures'] = [];
  const made = () => aPost({ _id: 'p2', title: 'Guía', content: 'Hola', pictures: [...stored] });
  let isFull = true;
  const more = [
    http.post('/api/groups/g1/posts', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(made(), { status: 201 });
    }),
    http.post('/api/groups/g1/posts/p2/pictures', () => {
      sent.push('photo');
      if (stored.length === 1 && isFull) return aServerError('CONFLICT', 'No te caben más');
      stored.push({ _id: `m${stored.length}`, url: '/m.webp', alt: '' });
      return HttpResponse.json(made(), { status: 201 });
    }),
    http.patch('/api/groups/g1/posts/p2', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(made());
    }),
  ];
  const { actor } = showPosts([], { more });
  await actor.click(await screen.findByRole('button', { name: 'Escribir una entrada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir una entrada' }));
  await actor.type(dialog.getByRole('textbox', { name: /Título/ }), 'Guía');
  await actor.type(dialog.getByRole('textbox', { name: /Contenido/ }), 'Hola');
  const field = dialog.getByLabelText(/Fotos/, { selector: 'input' });
  await actor.upload(field, [photo('a.webp'), photo('b.webp')]);
  await actor.type(dialog.getByRole('textbox', { name: 'Qué se ve en la foto 2' }), 'La pista');
  await actor.click(dialog.getByRole('button', { name: 'Adelantar la foto 2' }));
  await actor.click(dialog.getByRole('button', { name: 'Publicar' }));
  const partlySaved = 'La entrada está guardada, pero una foto no se ha subido. No te caben más';
  expect(await dialog.findByText(partlySaved)).toBeVisible();
  expect(field).toHaveAccessibleDescription(partlySaved);
  isFull = false;
  await actor.click(dialog.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Entrada publicada')).toBeVisible();
  const pictures = [
    { _id: 'm0', alt: 'La pista' },
    { _id: 'm1', alt: '' },
  ];
  expect(sent).toEqual([{ title: 'Guía', content: 'Hola' }, 'photo', 'photo', 'photo', { pictures }]);
});

test('a second post is a new one', async () => {
  const sent: unknown[] = [];
  const more = [
    http.post('/api/groups/g1/posts', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(aPost({ _id: `p${sent.length}` }), { status: 201 });
    }),
  ];
  const { actor } = showPosts([], { more });
  for (const title of ['Una', 'Otra']) {
    await actor.click(await screen.findByRole('button', { name: 'Escribir una entrada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Escribir una entrada' }));
    await actor.type(dialog.getByRole('textbox', { name: /Título/ }), title);
    await actor.type(dialog.getByRole('textbox', { name: /Contenido/ }), 'Hola');
    await actor.click(dialog.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(sent).toEqual([
    { title: 'Una', content: 'Hola' },
    { title: 'Otra', content: 'Hola' },
  ]);
});

test('a photo can replace one of a post that has the maximum', async () => {
  const sent: unknown[] = [];
  let pictures: Post['pictures'] = ['a', 'b'].map((_id) => ({ _id, url: `/${_id}.webp`, alt: _id }));
  const own = () => aPost({ author: { ...bruno, _id: user._id }, pictures });
  const more = [
    http.post('/api/groups/g1/posts/p1/pictures', () => {
      sent.push('photo');
      pictures = [...pictures, { _id: 'c', url: '/c.webp', alt: '' }];
      return HttpResponse.json(own(), { status: 201 });
    }),
    http.patch('/api/groups/g1/posts/p1', async ({ request }) => {
      const body = (await request.json()) as { pictures: { _id: string; alt: string }[] };
      sent.push(body);
      pictures = body.pictures.map((named) => ({ ...named, url: `/${named._id}.webp` }));
      return HttpResponse.json(own());
    }),
  ];
  const { actor } = showPosts([own()], { more, route: '/groups/g1?tab=posts&post=p1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar entrada' }));
  await actor.click(dialog.getByRole('button', { name: 'Quitar la foto 1' }));
  await actor.upload(dialog.getByLabelText(/Fotos/, { selector: 'input' }), [photo('c.webp')]);
  await actor.click(dialog.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ pictures: [{ _id: 'b', alt: 'b' }] }, 'photo']);
});

test('a file that is not a picture shows an error before anything is sent', async () => {
  const { actor } = showPosts([]);
  await actor.click(await screen.findByRole('button', { name: 'Escribir una entrada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir una entrada' }));
  await actor.type(dialog.getByRole('textbox', { name: /Título/ }), 'Guía');
  await actor.type(dialog.getByRole('textbox', { name: /Contenido/ }), 'Hola');
  const field = dialog.getByLabelText(/Fotos/, { selector: 'input' });
  fireEvent.drop(field, { dataTransfer: { files: [photo('a.txt', 'text/plain')] } });
  await actor.click(dialog.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Usa una imagen JPEG, PNG, WebP o AVIF'));
  await actor.click(dialog.getByRole('button', { name: 'Quitar la foto 1' }));
  await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
});

test('words of a photo that are too long stay whole, and the post is not sent with them', async () => {
  const { actor } = showPosts([], { route: '/groups/g1?tab=posts&post=new' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir una entrada' }));
  await actor.type(dialog.getByRole('textbox', { name: /Título/ }), 'Guía');
  await actor.type(dialog.getByRole('textbox', { name: /Contenido/ }), 'Hola');
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await actor.upload(dialog.getByLabelText(/Fotos/), file);
  const words = await dialog.findByRole('textbox', { name: /foto 1/ });
  await actor.click(words);
  await actor.paste('a'.repeat(203));
  expect(words).toHaveValue('a'.repeat(203));
  expect(dialog.getByText('Sobran 3 caracteres')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(words).toHaveAccessibleDescription('Usa como máximo 200 caracteres'));
  expect(words).toHaveFocus();
});
